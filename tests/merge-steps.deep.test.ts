import { describe } from 'vitest';
import { testDifferenceSteps, testMergeSteps } from './bench/merge/steps.ts';

describe('a large page twice as large takes the merge about twice the steps', { timeout: 60_000 }, () => {
  testMergeSteps(2000);
});

describe('a large page with twice as much takes a difference about twice the steps', { timeout: 60_000 }, () => {
  testDifferenceSteps(400);
});
