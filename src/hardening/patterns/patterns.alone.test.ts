import { validate, validations } from 'amis-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, isBounded } from './bounds.ts';
import { boundValidations } from './validations.ts';

type Validation = (values: object, value: unknown, rule: unknown) => boolean;
const matches: Validation = (...args) =>
  (validations as unknown as Record<string, Validation>)['matchRegexp']!(...args);
const isUrl: Validation = (...args) => (validations as unknown as Record<string, Validation>)['isUrl']!(...args);

beforeAll(() => boundValidations());

const HOSTILE = [
  '^(a+)+$',
  '^(a*)*$',
  '^(a|aa)+$',
  '^(a|a)*$',
  '^(a?){50}a{50}$',
  '^(a{1,9}){1,9}$'.repeat(4),
  '(x+x+)+y',
  '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}$',
  '^(?:(?:a+))+$',
  '^(?=(a+)+$)b',
  '^(?<name>a+)+$',
  'a?'.repeat(40),
  '.*.*.*.*.*.*=x',
  `(${'a|'.repeat(600)}b)`,
];

const USUAL = [
  '^\\d+$',
  '^1[3-9]\\d{9}$',
  '^[\\w.-]+@[\\w-]+\\.[\\w.]+$',
  '^(\\d{1,3}\\.){3}\\d{1,3}$',
  '^(?=.*[A-Z])(?=.*\\d).{8,}$',
  '^[a-z][a-z0-9-]*$',
  '^(https?|ftp)://\\S+$',
  '^[\\u4e00-\\u9fa5]{2,20}$',
  '^#(?:[0-9a-f]{3}|[0-9a-f]{6})$',
  '^(?:a|b|c)+$',
  '^[(+*]+$',
];

describe('patterns of pages', () => {
  it.each(HOSTILE)('%s is refused', (pattern) => expect(isAllowed(pattern)).toBe(false));
  it.each(USUAL)('%s is allowed', (pattern) => expect(isAllowed(pattern)).toBe(true));

  it('are tried on texts of the length that they are fast for', () => {
    expect(isBounded('^a+$', 2000)).toBe(true);
    expect(isBounded('^a+$', 2001)).toBe(false);
    expect(isBounded('a+a+a+', 1000)).toBe(false);
  });
});

describe('validations', () => {
  const endless = `${'a'.repeat(5000)}!`;

  it.each(['/^(a+)+$/', '^(a+)+$', 'matchRegexp:/^(a|aa)+$/i'])('%s does not match, without being tried', (pattern) => {
    expect(matches({}, 'aaaa', pattern)).toBe(false);
    expect(validate(endless, {}, { matchRegexp1: pattern as never }, { matchRegexp1: 'no' })).toHaveLength(1);
  });

  it('match as before', () => {
    expect(matches({}, 'ab12', '/^[A-Z]+\\d+$/i')).toBe(true);
    expect(matches({}, 'ab', '/^\\d+$/')).toBe(false);
    expect(matches({}, '', '/^(a+)+$/')).toBe(true);
    expect(validate('a@example.com', {}, { isEmail: true })).toEqual([]);
    expect(validate(`${'a'.repeat(3000)}@example.com`, {}, { isEmail: true }, { isEmail: 'no' })).toHaveLength(1);
  });

  it('make no pattern of what a page calls a protocol', () => {
    expect(isUrl({}, 'x://a.b', { schemes: ['(a+)+', 'x'] })).toBe(true);
    expect(isUrl({}, `${'a'.repeat(40)}://a.b`, { schemes: ['(a+)+!', 'x'] })).toBe(false);
  });
});
