import { AXES, axisParts, withoutAxisSteps } from './chart-axes.ts';
import { drawnParts, rowsOf, withoutMultipliers } from './chart-parts.ts';
import { yearsOf } from './chart-years.ts';
import { CHART, CHART_NUMBERS, type Excess } from './number-limits.ts';

type Options = Record<string, unknown>;

/** Options in options: ECharts merges them, so that what one of them multiplies could stand in another one. */
const SEVERAL = /^(?:baseOption|options|media)$/;

/** Deeper options than ECharts has; data may hold itself. */
const DEEPEST = 20;

/** How large a number of a chart's options may be; undefined where it costs nothing. */
function limitOf(key: string, above: readonly string[]): number | undefined {
  if (key === 'splitNumber' && above.some((name) => /^(?:axisTick|minorTick)$/.test(name))) return CHART.minorParts;
  if (key === 'number' && above.at(-1) === 'rippleEffect') return CHART.ripples;
  return Object.hasOwn(CHART_NUMBERS, key) ? CHART_NUMBERS[key] : undefined;
}

/**
 * What is too much in one value of a chart's options: ECharts draws as many parts as a number says, and each item of a list.
 * @param above the names from the options to the one that has the value
 */
export function chartExcess(key: string, value: unknown, above: readonly string[]): Excess | undefined {
  if (value === null || value === undefined || value === false) return undefined;
  // A transform has patterns and methods of its own, which may run for ever.
  if (key === 'transform' && above.at(-1) === 'dataset') return { key, limit: 0 };
  if (above.length === 0 && SEVERAL.test(key)) return { key, limit: 0 };
  const limit = limitOf(key, above);
  // A symbol that repeats as often as it fits (`true`, `fixed`) fits without end when it is small enough.
  if (limit !== undefined) return typeof value !== 'boolean' && Number(value) <= limit ? undefined : { key, limit };
  if (key === 'range' && above.includes('calendar'))
    return yearsOf(value) <= CHART.years ? undefined : { key, limit: CHART.years };
  const items = above.length > 0 ? CHART.items : AXES.has(key) ? CHART.axes : CHART.parts;
  return Array.isArray(value) && value.length > items ? { key, limit: items } : undefined;
}

/** The list under which a series with forces has its nodes. */
export function forcedNodes(series: Options): Excess | undefined {
  if (series['layout'] !== 'force') return undefined;
  const isLong = (list: unknown) => Array.isArray(list) && list.length > CHART.forced;
  const key = ['data', 'nodes'].find((name) => isLong(series[name]));
  return key === undefined ? undefined : { key, limit: CHART.forced };
}

/** What stays of a value that is too much. */
function cut(value: unknown, { key, limit }: Excess): unknown {
  if (key === 'range' || limit === 0) return undefined;
  return Array.isArray(value) ? value.slice(0, limit) : limit;
}

/** Copies a chart's options as far as they are within bounds. */
class Bounded {
  /** @param rows how many rows a series draws that has no data of its own */
  constructor(private readonly rows: number) {}

  private values = 0;
  /** Parts that numbers multiplied by one another make. */
  drawn = 0;
  private readonly above: string[] = [];

  within(key: string, given: unknown): unknown {
    const excess = chartExcess(key, given, this.above);
    const value = excess ? cut(given, excess) : given;
    if (typeof value !== 'object' || value === null) return value;
    if (this.above.length >= DEEPEST) return undefined;
    this.above.push(key);
    const kept = Array.isArray(value) ? this.list(key, value) : this.options(value as Options);
    this.above.pop();
    return kept;
  }

  /** Whether one more value is within bounds. */
  private takes(): boolean {
    this.values += 1;
    return this.values <= CHART.values;
  }

  private list(key: string, list: readonly unknown[]): unknown[] {
    const kept: unknown[] = [];
    for (const item of list) {
      if (!this.takes()) break;
      kept.push(this.within(key, item));
    }
    return kept;
  }

  options(options: Options): Options {
    const kept: Options = {};
    for (const [name, value] of Object.entries(options)) {
      if (!this.takes()) break;
      kept[name] = this.within(name, value);
    }
    const forced = forcedNodes(kept);
    if (forced) kept[forced.key] = (kept[forced.key] as unknown[]).slice(0, forced.limit);
    return this.withinDrawn(kept);
  }

  /** The same options, without the numbers that would make more parts than a chart may have in all. */
  private withinDrawn(options: Options): Options {
    const drawn = drawnParts(options, this.above, this.rows);
    if (this.drawn + drawn > CHART.drawn) return withoutMultipliers(options);
    this.drawn += drawn;
    return options;
  }
}

/** A chart's options, their formulas answered, within the bounds of a tenant's page. */
export function boundedChart(config: unknown): unknown {
  if (typeof config !== 'object' || config === null) return {};
  const bounded = new Bounded(rowsOf(config as Options));
  const options = bounded.options(config as Options);
  return bounded.drawn + axisParts(options) > CHART.drawn ? withoutAxisSteps(options) : options;
}
