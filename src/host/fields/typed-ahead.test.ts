import { expect, it } from 'vitest';
import { createTypedAhead } from './typed-ahead.ts';

const after = (...texts: string[]) => {
  const ahead = createTypedAhead();
  for (const text of texts) ahead.typed(text);
  return ahead;
};

it('takes the answer to an earlier keystroke for none', () => {
  const ahead = after('a', 'ab', 'abc');
  expect(['a', 'ab', 'abc'].map(ahead.isNews)).toEqual([false, false, false]);
});

it('leaves the space at the end to the next word', () => {
  expect(after('the ').isNews('the')).toBe(false);
  expect(after('the', 'the ').isNews('the')).toBe(false);
});

it('takes over what the owner makes of the newest text', () => {
  expect(after('A').isNews('a')).toBe(true);
  expect(after('a', 'aB').isNews('a')).toBe(false);
});

it('takes over what nobody has typed, or has typed long ago', () => {
  expect(after('a', 'ab').isNews('fresh')).toBe(true);
  const ahead = after('a', 'ab');
  ahead.forget();
  expect(ahead.isNews('a')).toBe(true);
});
