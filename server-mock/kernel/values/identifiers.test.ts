import { describe, expect, it } from 'vitest';
import { identify, isPhone, isUsername } from './identifiers.ts';

describe('identifiers', () => {
  it.each([
    ['Admin@Example.com ', 'email', 'admin@example.com'],
    ['13800000000', 'phone', '13800000000'],
    [' Member', 'username', 'member'],
    ['1380000000', 'username', '1380000000'],
  ])('reads %j as %s', (typed, kind, value) => {
    expect(identify(typed)).toEqual({ kind, value });
  });

  it.each(['13800000000', 'a@b.cn', '1abc', 'a', 'has blank', `a${'b'.repeat(32)}`, '', '__proto__'])(
    'refuses the username %j',
    (name) => expect(isUsername(name)).toBe(false),
  );

  it.each(['member', 'Ann.Lee-2', 'ab'])('accepts the username %j', (name) => expect(isUsername(name)).toBe(true));

  it('takes exactly eleven digits as a phone', () => {
    expect(isPhone('13800000000')).toBe(true);
    expect(isPhone('138000000000')).toBe(false);
    expect(isPhone('1380000000x')).toBe(false);
  });
});
