import { describe, expect, it } from 'vitest';
import { check, testCheckerSteps } from './bench/checker/steps.ts';
import { worstInputs } from './bench/checker/worst-inputs.ts';
import { worstTexts } from './bench/checker/worst-texts.ts';

describe('a long page twice as long takes the checker no more than twice the steps', { timeout: 60_000 }, () => {
  testCheckerSteps(worstInputs, 16_000);
});

describe('patterns do not go back and forth in a long text: a megabyte is read in seconds, not in hours', () => {
  it.each(Object.entries(worstTexts))('of %s', { timeout: 60_000 }, (_, make) => {
    expect(check(make(1_000_000)).length).toBeLessThan(1000);
  });
});
