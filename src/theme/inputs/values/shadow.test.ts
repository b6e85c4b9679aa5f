import { expect, it } from 'vitest';
import { readShadow, withoutLayer, writeShadow } from './shadow.ts';

it.each([
  '0px 1px 2px 0px rgba(0, 0, 0, 0.05)',
  'inset 0px -1px 2px 3px #abc, 0px 1px 0.5rem 0px var(--colors-brand-5)',
])('writes %s as it was', (text) => expect(writeShadow(readShadow(text)!)).toBe(text));

it('reads lengths that are left out, and parts in another order', () => {
  const layer = { inset: true, x: '1px', y: '2px', blur: '0px', spread: '0px', color: 'red' };
  expect(readShadow('red 1px 2px inset')).toEqual([layer]);
});

it.each(['var(--shadows-shadow-sm)', 'none', '', '1px red', '1px 2px', '1px 2px 3px 4px 5px red', 'calc(1px) 2px red'])(
  'does not understand %j',
  (text) => expect(readShadow(text)).toBeUndefined(),
);

it('keeps the first layer', () => {
  expect(withoutLayer(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  expect(withoutLayer(['a', 'b'], 0)).toEqual(['a', 'b']);
});
