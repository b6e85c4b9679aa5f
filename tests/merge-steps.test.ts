import { describe } from 'vitest';
import { testDifferenceSteps, testMergeSteps } from './bench/merge/steps.ts';

describe('a page twice as large takes the merge about twice the steps', { timeout: 30_000 }, () => {
  testMergeSteps(400, [
    'forms in the opposite order',
    'equal nodes, half of them gone',
    'a list in the opposite order',
    'nothing in common',
    'items of one list',
    'a long list that both sides filled',
    'an object of many members',
  ]);
});

describe('a page with twice as much takes a difference about twice the steps', { timeout: 30_000 }, () => {
  testDifferenceSteps(50);
});
