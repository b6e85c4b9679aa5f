import { type CheckOptions, validateScreen } from '../../../src/validation/index.ts';
import { median } from '../percentiles.ts';
import type { Figure } from '../result.ts';
import { processorTime } from './processor-time.ts';
import { worstInputs } from './worst-inputs.ts';

const RUNS = 3;
const LONGEST = 1000;

function timeOf(text: string, options: CheckOptions): number {
  const runs = Array.from({ length: RUNS }, () => {
    const start = processorTime();
    validateScreen(text, options);
    return processorTime() - start;
  });
  return median(runs);
}

/** Processor time for the largest inputs, each of a megabyte and of half of it: twice the signs must not take more than twice the time. */
export function worstFigures(options: CheckOptions): Figure[] {
  return Object.entries(worstInputs).map(([what, make]) => ({
    what: `1 MB of ${what} (beside it half a megabyte, twice)`,
    value: timeOf(make(1_000_000), options),
    against: 2 * timeOf(make(500_000), options),
    unit: 'ms',
    target: LONGEST,
    samples: RUNS,
  }));
}
