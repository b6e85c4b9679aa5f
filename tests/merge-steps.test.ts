import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merge } from '../src/merge/index.ts';
import { largePages } from './bench/merge/large-pages.ts';
import { type StepCounter, stepCounter } from './support/count-steps.ts';

const NODES = 2000;

/** Twice the nodes take about twice the steps; the rest is for sorting. */
const MOST = 2.6;

describe('a page twice as large takes the merge about twice the steps', { timeout: 60_000 }, () => {
  let counter: StepCounter;
  beforeAll(async () => {
    counter = await stepCounter();
  });
  afterAll(() => counter.stop());

  it.each(Object.entries(largePages))('%s', async (_, make) => {
    const [half, whole] = [make(NODES), make(2 * NODES)];
    const steps = await counter.stepsOf(() => merge(half.base, half.theirs, half.mine));
    expect(await counter.stepsOf(() => merge(whole.base, whole.theirs, whole.mine))).toBeLessThan(MOST * steps);
  });
});
