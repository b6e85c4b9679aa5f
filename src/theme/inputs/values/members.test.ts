import { expect, it } from 'vitest';
import { borderKey, CORNERS, memberOf, radiusKey, SIDES, sharedMember, spaceKey, withMembers } from './members.ts';

it('names members as the public theme data do', () => {
  expect(borderKey('top', 'width')).toBe('top-border-width');
  expect(CORNERS.map(radiusKey)[2]).toBe('bottom-right-border-radius');
  expect(SIDES.map((side) => spaceKey('padding', side)).join()).toBe(
    'paddingTop,paddingRight,paddingBottom,paddingLeft',
  );
});

it('knows whether members are the same', () => {
  const border = { a: '1px', b: '1px', c: '2px' };
  expect(sharedMember(border, ['a', 'b'])).toBe('1px');
  expect(sharedMember(border, ['a', 'c'])).toBeUndefined();
  expect(sharedMember(undefined, ['a', 'b'])).toBe('');
  expect(memberOf({ weight: 700 }, 'weight')).toBe('700');
});

it('changes members and keeps others', () => {
  expect(withMembers({ a: '1px', other: 'x' }, ['a', 'b'], '2px')).toEqual({ other: 'x', a: '2px', b: '2px' });
  expect(withMembers({ a: '1px', other: 'x' }, ['a'], undefined)).toEqual({ other: 'x' });
  expect(withMembers({ a: '1px' }, ['a'], undefined)).toBeUndefined();
});
