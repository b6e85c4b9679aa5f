import { yearsOf } from './chart-years.ts';
import { CHART, CHART_NUMBERS } from './number-limits.ts';

type Options = Record<string, unknown>;

/** Parts of an axis that count with it. */
const TICKS = ['axisTick', 'minorTick'];
const DAYS = 366;
/** Parts between two ticks, and ticks of a gauge, where an option does not say. */
const USUAL = 5;

const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** A factor: numbers below one, and what is no number, multiply nothing. A number that is too large by itself is another mistake. */
const factor = (value: unknown, most = Number.POSITIVE_INFINITY): number =>
  Math.min(most, Math.max(1, Number(value) || 1));

/** Rows of a chart's data sets; the longest counts. */
export function rowsOf({ dataset }: Options): number {
  const sets = Array.isArray(dataset) ? dataset : [dataset];
  return Math.max(0, ...sets.map((set) => lengthOf(isObject(set) ? set['source'] : undefined)));
}

function splitsOf(options: Options): number {
  const { splitNumber, indicator } = options;
  const ticks = TICKS.map((name) => options[name]).map((tick) =>
    isObject(tick) ? factor(tick['splitNumber'], CHART.minorParts) : 1,
  );
  const between = Math.max(...ticks);
  const isSaid = splitNumber !== undefined || between > 1;
  return isSaid
    ? factor(splitNumber ?? USUAL, CHART_NUMBERS['splitNumber']) * between * factor(lengthOf(indicator))
    : 0;
}

function symbolsOf({ symbolRepeat, data }: Options, rows: number): number {
  return symbolRepeat
    ? factor(symbolRepeat, CHART_NUMBERS['symbolRepeat']) * factor(Array.isArray(data) ? data.length : rows)
    : 0;
}

/**
 * About how many parts ECharts draws of an object of a chart's options by numbers that it multiplies by one another; 0 for an object
 * without such numbers.
 * @param path the names from the options to the object
 * @param rows how many rows a series draws that has no data of its own
 */
export function drawnParts(options: Options, path: readonly string[], rows: number): number {
  const name = path.at(-1) ?? '';
  if (TICKS.includes(name)) return 0;
  const days = name === 'calendar' ? factor(yearsOf(options['range']), CHART.years) * DAYS : 0;
  return splitsOf(options) + symbolsOf(options, rows) + days;
}

/** An object of a chart's options without the numbers that multiply its parts; ECharts has small ones of its own. */
export function withoutMultipliers(options: Options): Options {
  const { splitNumber: _split, symbolRepeat: _repeat, range: _range, ...kept } = options;
  for (const name of TICKS) {
    const tick = kept[name];
    if (isObject(tick)) kept[name] = { ...tick, splitNumber: undefined };
  }
  return kept;
}

/** The parts of all objects in a chart's options together. */
export function allDrawnParts(options: Options): number {
  const rows = rowsOf(options);
  const within = (value: unknown, path: readonly string[]): number => {
    if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + within(each, path), 0);
    if (!isObject(value)) return 0;
    return Object.entries(value).reduce(
      (sum, [name, part]) => sum + within(part, [...path, name]),
      drawnParts(value, path, rows),
    );
  };
  return within(options, []);
}
