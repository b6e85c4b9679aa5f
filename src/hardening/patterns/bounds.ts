import { patternCost } from './cost.ts';

/** Characters of a text that a page's pattern is tried on. */
export const LONGEST_TEXT = 2000;
/** Characters of a pattern. */
const LONGEST_PATTERN = 1000;
/** Steps that a pattern may take; some tenth of a second. */
const MOST_STEPS = 20_000_000;
/** What a field is expected to hold at least: a pattern that is too slow for that is no use. */
const USUAL_TEXT = 60;

/** Whether a page's pattern can be tried on a text of a length without blocking the thread. */
export function isBounded(pattern: string, length: number): boolean {
  return pattern.length <= LONGEST_PATTERN && length <= LONGEST_TEXT && patternCost(pattern, length) <= MOST_STEPS;
}

/** Whether a page may have a pattern at all. */
export const isAllowed = (pattern: string): boolean => isBounded(pattern, USUAL_TEXT);

/** `/…/i` and `matchRegexp:/…/i` as validations may be written; anything else is a pattern as it stands. */
const WRITTEN = /^(?:matchRegexp:)?\/([\s\S]+)\/[gimuy]*$/;

/** The pattern in the text of a validation. */
export const patternOf = (text: string): string => WRITTEN.exec(text)?.[1] ?? text;
