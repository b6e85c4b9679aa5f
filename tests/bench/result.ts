/** One measured figure. */
export interface Figure {
  /** What was measured, under which conditions: `login page, slow profile: fields accept typing`. */
  what: string;
  /** The median, or the only value. */
  value: number;
  /** `ms`, `kB`, `requests/s`, … */
  unit: string;
  /** The 95th percentile, where there are enough samples for one. */
  p95?: number;
  /** The same figure of what it is compared with, measured in the same run; the table shows the ratio. */
  against?: number;
  /** What must be reached: a largest value, or a smallest one when `higherIsBetter`. */
  target?: number;
  higherIsBetter?: boolean;
  /** Whether docs/benchmarks.md shows it; bench-results.json has them all. */
  headline?: boolean;
  /** How many measurements the median is of. */
  samples?: number;
}

/** The outcome of one benchmark. Every `tests/bench/<name>/index.ts` exports `run(): Promise<BenchResult>`. */
export interface BenchResult {
  title: string;
  /** What the figures are compared with, when they are. */
  comparedWith?: string;
  figures: Figure[];
}
