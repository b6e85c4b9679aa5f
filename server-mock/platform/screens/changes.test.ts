import { describe, expect, it } from 'vitest';
import { type Change, changesBetween } from './changes.ts';

const numbers = (count: number, first = 0) => Array.from({ length: count }, (_, index) => first + index);

/** Does the changes one after the other, as JSON Patch does. */
function applied(from: object, changes: Change[]): unknown {
  const root = structuredClone({ '': from }) as unknown as Record<string, unknown>;
  for (const { op, pointer, after } of changes) {
    const names = pointer.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = names.pop()!;
    const holder = names.reduce<Record<string, unknown>>((box, name) => box[name] as Record<string, unknown>, root);
    if (Array.isArray(holder)) holder.splice(Number(last), op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [after]));
    else if (op === 'remove') delete holder[last];
    else holder[last] = after;
  }
  return root[''];
}

describe('changes between two pages', () => {
  const pairs: [string, object, object, Change[]][] = [
    ['equal ones', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    [
      'members of an object',
      { 'a/b': 1, c: 2, d: { e: 3 } },
      { c: 'x', d: { e: 3, '~': 4 } },
      [
        { op: 'remove', pointer: '/a~1b', before: 1 },
        { op: 'replace', pointer: '/c', before: 2, after: 'x' },
        { op: 'add', pointer: '/d/~0', after: 4 },
      ],
    ],
    [
      'a member put to the front of a list',
      { body: ['a', { b: 1 }] },
      { body: ['new', 'a', { b: 1 }] },
      [{ op: 'add', pointer: '/body/0', after: 'new' }],
    ],
    [
      'members gone from the middle of a list',
      { body: [1, 2, 3, 4, 5] },
      { body: [1, 2, 5] },
      [
        { op: 'remove', pointer: '/body/3', before: 4 },
        { op: 'remove', pointer: '/body/2', before: 3 },
      ],
    ],
    [
      'a list in place of an object',
      { body: {} },
      { body: [] },
      [{ op: 'replace', pointer: '/body', before: {}, after: [] }],
    ],
    ['a member that every object inherits', {}, { constructor: 1 }, [{ op: 'add', pointer: '/constructor', after: 1 }]],
  ];

  it.each(pairs)('names %s', (_what, from, to, changes) => {
    expect(changesBetween(from, to)).toEqual({ changes, more: false });
    expect(applied(from, changes)).toEqual(to);
  });

  it('leads from one page to the other where lists became longer, shorter and different', () => {
    const from = { body: [{ type: 'a' }, [1, 2, 3], 'x', { type: 'b', list: [1, 2] }], gone: true };
    const to = { body: [{ type: 'z', n: 1 }, [2, 3], { type: 'b', list: [2, 1, 0] }], title: 't' };
    const { changes, more } = changesBetween(from, to);
    expect(applied(from, changes)).toEqual(to);
    expect(more).toBe(false);
  });

  it('stops after a thousand changes and says that there are more', () => {
    const { changes, more } = changesBetween({ data: numbers(200_000) }, { data: numbers(200_000, 1) });
    expect([changes.length, more]).toEqual([1000, true]);
    expect(changesBetween({ data: numbers(1000) }, { data: numbers(1000, 1) }).more).toBe(false);
  });

  it('stops when a name of many letters would stand in every change', () => {
    const name = 'x'.repeat(400_000);
    const { changes, more } = changesBetween({ [name]: numbers(1000) }, { [name]: numbers(1000, 1) });
    expect([changes.length, more]).toEqual([2, true]);
  });

  it('stops when it has looked at too much', () => {
    const limits = { most: 10, characters: 100, looks: 50 };
    expect(changesBetween({ data: numbers(100) }, { data: [...numbers(100), 1] }, limits)).toEqual({
      changes: [],
      more: true,
    });
  });
});
