import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../../tests/support/backtracking.ts';
import { isAllowed, isBounded } from './bounds.ts';

/** Patterns with a repeat in a repeat, and a text of which a part that is repeated asks most of them. */
const HARMLESS: readonly [pattern: string, part: string][] = [
  ['^[a-z]+(-[a-z]+)*$', 'a-aa'],
  ['^\\d{1,3}(,\\d{3})*$', '123,'],
  ['^\\d{1,3}(,\\d{1,3})*$', ',12'],
  ['^(\\w+\\s)*\\w+$', 'ab '],
  ['^([a-z]+\\.)+[a-z]{2,}$', 'ab.'],
  ['^[a-z\\d]+([._-][a-z\\d]+)*@([a-z]+(-[a-z]+)*\\.)+[a-z]{2,}$', 'a-a.'],
  ['^(\\/[^\\/]+)+$', '/ab'],
  ['^([^,]*,)*[^,]*$', 'ab,'],
  ['^"([^"\\\\]|\\\\.)*"$', '\\\\ab'],
  ['^(\\[[^\\]]*\\])+$', '[ab]'],
  ['^[a-z]+(;[a-z]+(=\\d+)?)*$', ';ab=12'],
  ['^(#\\w+ ?)+$', '#ab '],
  ['^(?:[a-z]+:){1,9}\\d+$', 'ab:'],
];

const HARMFUL: readonly [pattern: string, part: string][] = [
  ['^(a+)+$', 'a'],
  ['^(\\w+\\s?)*$', 'a'],
  ['^(\\w+\\s?)+\\.$', 'a'],
  ['^(-?[a-z]+)*$', 'a'],
  ['^([a-z]+-?)+$', 'a'],
  ['^(-[a-z-]+)*$', '-a'],
  ['^(,\\d*\\d*)*$', ',11'],
  ['^([^,!]*,?)*$', 'a'],
  ['^(a[a-z]*b)*$', 'ab'],
  ['^(\\d+|\\d+,)*$', '1'],
  ['^(a|b|ab)*$', 'ab'],
  ['^((-[a-z]+)*)*$', '-aa'],
  ['^(\\.|[.a]+)*$', '.'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'],
  ['^([a-zA-Z0-9])(([-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+$', 'a'],
];

const MOST = 200_000;

/** Steps on a text of so many signs that does not match in the end. */
const stepsOn = (pattern: string, part: string, length: number) =>
  stepsOf(pattern, `${part.repeat(length / part.length + 1).slice(0, length)}!`, MOST);

describe('a repeat in a repeat', () => {
  it.each(HARMLESS)('%s takes steps as a text has signs, and is allowed', (pattern, part) => {
    expect(stepsOn(pattern, part, 240)).toBeLessThan(5 * stepsOn(pattern, part, 60));
    expect(isAllowed(pattern)).toBe(true);
    expect(isBounded(pattern, 2000)).toBe(true);
  });

  it.each(HARMFUL)('%s takes steps without end, and is refused', (pattern, part) => {
    expect(stepsOn(pattern, part, 60)).toBe(MOST);
    expect(isAllowed(pattern)).toBe(false);
  });

  it.each([
    ['without case', '^([A-Z][a-z0-9]+)*$'],
    ['without case beyond ASCII', '^(s[\\u017f]+)*$'],
    ['in a class', '^(\\s[^a]+)*$'],
    ['as a range', '^(-[,-.]+)*$'],
    ['as an escape', '^(\\x2d[-a]+)*$'],
    ['as a reference', '^(-)(-\\1+)*$'],
    ['as escapes that flags change', '^(u\\u{2}*u*)*$'],
    ['as properties', '^(a[^\\p{L}]+)*$'],
    ['as a blank beyond ASCII', '^(\\u3000[\\s]+)*$'],
    ['as anything', '^(a.+)*$'],
  ])('is refused where both match the same sign: %s', (_, pattern) => expect(isAllowed(pattern)).toBe(false));
});
