import { normalizeOptions } from 'amis-core';
import { expect, it } from 'vitest';

it.each([
  ['texts', ['a', 'b', 'a'], ['a', 'b', 'a']],
  ['numbers', [1, 2, 1], [1, 2, 1]],
  ['a list as a text', 'a,b,a', ['a', 'b', 'a']],
  ['names and labels', { a: 'A', b: 'B' }, ['a', 'b']],
  [
    'options',
    [
      { label: 'A', value: 'a' },
      { label: 'B', value: 'b' },
      { label: 'again', value: 'a' },
    ],
    ['a', 'b', 'a'],
  ],
])('makes options of %s, and the same one of the same value', (_, given, values) => {
  const made = normalizeOptions(given as never);
  expect(made.map(({ value }) => value)).toEqual(values);
  if (values.length === 3) expect(made[2]).toBe(made[0]);
});

it('keeps the options of a branch apart from the others', () => {
  const [first, group] = normalizeOptions([
    { label: 'A', value: 'a' },
    { label: 'Group', children: [{ label: 'A in the group', value: 'a' }] },
  ]);
  expect(group!.children![0]).not.toBe(first);
  expect(group!.children![0]).toMatchObject({ label: 'A in the group' });
});

it('looks at each of many texts once', () => {
  const indexOf = Array.prototype.indexOf;
  let looks = 0;
  Array.prototype.indexOf = function (...args: [unknown]) {
    looks += 1;
    return indexOf.apply(this, args);
  };
  try {
    const texts = Array.from({ length: 1000 }, String);
    expect(normalizeOptions(texts)).toHaveLength(1000);
    expect(looks).toBeLessThan(500);
  } finally {
    Array.prototype.indexOf = indexOf;
  }
});
