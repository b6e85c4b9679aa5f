import { type CheckOptions, validateScreen } from '../../../src/validation/index.ts';
import { median } from '../percentiles.ts';
import type { Figure } from '../result.ts';
import { processorTime } from './processor-time.ts';
import { worstInputs } from './worst-inputs.ts';

const RUNS = 3;
const LONGEST = 500;
/** What no input of a megabyte may take, in milliseconds. */
const ALLOWED = 1000;

function timeOf(text: string, options: CheckOptions, times: number): number {
  const runs = Array.from({ length: times }, () => {
    const start = processorTime();
    validateScreen(text, options);
    return processorTime() - start;
  });
  return median(runs);
}

/** Processor time for the largest inputs, each of a megabyte and of half of it: twice the signs must not take more than twice the time. */
export function worstFigures(options: CheckOptions): Figure[] {
  const figures = Object.entries(worstInputs).map(([what, make]) => ({
    what: `1 MB of ${what} (beside it half a megabyte, twice)`,
    value: timeOf(make(1_000_000), options, RUNS),
    against: 2 * timeOf(make(500_000), options, 1),
    unit: 'ms',
    target: LONGEST,
    samples: RUNS,
  }));
  const worst = figures.reduce((longest, figure) => (figure.value > longest.value ? figure : longest));
  const what = `the slowest of ${figures.length} inputs of 1 MB (beside it half a megabyte, twice)`;
  return [...figures, { ...worst, what, target: ALLOWED, headline: true }];
}
