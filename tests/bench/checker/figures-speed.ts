import type { ValidateFunction } from 'ajv';
import { shapeWalker } from '../../../src/validation/amis/check-shapes.ts';
import { type CheckOptions, validateScreen } from '../../../src/validation/index.ts';
import { median, percentile } from '../percentiles.ts';
import type { Figure } from '../result.ts';
import type { PageFile } from './page-files.ts';

const SAMPLES = 30;

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * Pages per second and the slowest of a hundred, by size of the page; beside them plain ajv on the shipped schema, which
 * accepts the same pages (amis's own refuses most large ones at their first mistake).
 */
export function speedFigures(files: readonly PageFile[], options: CheckOptions, ajv: ValidateFunction): Figure[] {
  const sizes: [string, (length: number) => boolean][] = [
    ['small (< 1 kB)', (length) => length < 1000],
    ['medium (1–10 kB)', (length) => length >= 1000 && length < 10_000],
    ['large (> 10 kB)', (length) => length >= 10_000],
  ];
  const walker = shapeWalker();
  return sizes.flatMap(([name, fits]): Figure[] => {
    const some = files.filter(({ text }) => fits(JSON.stringify(JSON.parse(text)).length));
    if (some.length === 0) return [];
    const rate = (check: (file: PageFile) => unknown) => {
      const runs = Array.from({ length: SAMPLES }, () => time(() => some.forEach((file) => void check(file))));
      return Math.round((some.length / median(runs)) * 1000);
    };
    const slowest = (check: (file: PageFile) => unknown) =>
      percentile(
        some.flatMap((file) => Array.from({ length: 5 }, () => time(() => check(file)))),
        99,
      );
    const common = { higherIsBetter: true, unit: 'pages/s', samples: SAMPLES } as const;
    const times = { unit: 'ms', samples: some.length * 5 } as const;
    return [
      {
        what: `${name}: nodes and properties (beside it ajv on the shipped schema)`,
        value: rate(({ page }) => walker.check(page)),
        against: rate(({ page }) => ajv(page)),
        ...common,
      },
      {
        what: `${name}: slowest of a hundred (beside it ajv on the shipped schema)`,
        value: slowest(({ page }) => walker.check(page)),
        against: slowest(({ page }) => ajv(page)),
        ...times,
      },
      {
        what: `${name}: everything, from the text`,
        value: rate(({ text }) => validateScreen(text, options)),
        headline: true,
        ...common,
      },
      {
        what: `${name}: everything, from the text, slowest of a hundred`,
        value: slowest(({ text }) => validateScreen(text, options)),
        headline: true,
        ...times,
      },
    ];
  });
}
