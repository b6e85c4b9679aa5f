import { describe, expect, it } from 'vitest';
import { check, testCheckerSteps } from './bench/checker/steps.ts';
import { worstPages } from './bench/checker/worst-pages.ts';
import { worstSyntax } from './bench/checker/worst-syntax.ts';
import { worstTexts } from './bench/checker/worst-texts.ts';

describe('a page twice as long takes the checker no more than twice the steps', { timeout: 30_000 }, () => {
  testCheckerSteps({ ...worstPages, ...worstSyntax }, 4000);
});

describe('patterns do not go back and forth in a long text: it is read at once, not in minutes', () => {
  it.each(Object.entries(worstTexts))('of %s', { timeout: 10_000 }, (_, make) => {
    expect(check(make(100_000)).length).toBeLessThan(1000);
  });
});
