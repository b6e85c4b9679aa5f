import { CHART } from './number-limits.ts';

type Options = Record<string, unknown>;

/** Lists of axes that a chart's options may begin with. */
export const AXES: ReadonlySet<string> = new Set([
  'xAxis',
  'yAxis',
  'radiusAxis',
  'angleAxis',
  'singleAxis',
  'parallelAxis',
]);

/** Parts of an axis that a category axis draws for each of its categories when they have an interval of their own. */
const STEPPED = ['axisLabel', 'axisTick', 'splitLine', 'splitArea'];
const MINOR = ['axisTick', 'minorTick'];
/** How far two ticks are apart, at most. */
const STEPS = ['interval', 'maxInterval'];

const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Options[] => (Array.isArray(value) ? value : [value]).filter(isObject);
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The largest number in a chart's data, whatever its sign. */
function largest(data: unknown): number {
  if (typeof data !== 'object' || data === null) return Math.abs(Number(data)) || 0;
  return Object.values(data).reduce((most: number, each) => Math.max(most, largest(each)), 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What the ticks of an axis depend on outside of it. */
interface Drawn {
  /** How far values are from zero at most, stacked on one another. */
  spread: number;
  /** The longest list of data. */
  rows: number;
}

function drawnBy({ series, dataset }: Options): Drawn {
  const lists = listOf(series).map(({ data }) => data);
  const sets = listOf(dataset).map(({ source }) => source);
  const inSets = Math.max(0, ...sets.map(largest)) * lists.length;
  return { spread: sum(lists.map(largest)) + inSets, rows: Math.max(0, ...[...lists, ...sets].map(lengthOf)) };
}

/** The axes of a chart; those of parallel coordinates stand on defaults. */
function axesOf(options: Options): Options[] {
  const defaults = listOf(options['parallel']).map((parallel) => parallel['parallelAxisDefault']);
  const below = Object.assign({}, ...defaults) as Options;
  return [...AXES].flatMap((name) =>
    listOf(options[name]).map((axis) => (name === 'parallelAxis' ? { ...below, ...axis, below } : axis)),
  );
}

const betweenOf = (axis: Options): number =>
  Math.max(
    1,
    ...MINOR.flatMap((name) => [axis, axis['below']].map((from) => Object(Object(from)[name])['splitNumber'])).map(
      (parts) => Math.min(Number(parts) || 1, CHART.minorParts),
    ),
  );

const stepOf = (axis: Options): number =>
  Math.min(...STEPS.map((name) => Number(axis[name])).filter((step) => step > 0));

/** Where an axis ends: ECharts takes the data's end for what is no number. */
function endOf(value: unknown, usual: number): number {
  const isData = value === undefined || value === null || value === 'dataMin' || value === 'dataMax';
  return isData ? usual : Number(value);
}

/** Ticks of an axis that says how far they are apart; 0 for one that leaves it to ECharts. */
function ticksOf(axis: Options, { spread, rows }: Drawn): number {
  const { type, data, min, max, boundaryGap } = axis;
  if (type === 'category' || Array.isArray(data)) {
    const hasOwn = STEPPED.some((name) => typeof Object(axis[name])['interval'] === 'number');
    return hasOwn ? lengthOf(data) || rows : 0;
  }
  const step = stepOf(axis);
  if (step === Number.POSITIVE_INFINITY) return 0;
  // How long these are is not known here; ECharts itself stops there.
  if (type === 'time' || type === 'log' || Array.isArray(boundaryGap)) return CHART.ticks;
  const length = Math.abs(endOf(max, spread) - endOf(min, -spread));
  return Math.min(CHART.ticks, Math.ceil(length / step) || 0);
}

/** About how many parts the axes of a chart draw because they say how far their ticks are apart. */
export function axisParts(options: Options): number {
  const drawn = drawnBy(options);
  const axes = axesOf(options).map((axis) => ({ axis, ticks: ticksOf(axis, drawn) }));
  const most = Math.max(0, ...axes.map(({ ticks }) => ticks));
  // An axis that is aligned has the ticks of another one.
  return sum(axes.map(({ axis, ticks }) => (ticks || (axis['alignTicks'] ? most : 0)) * betweenOf(axis)));
}

function withoutSteps(axis: unknown): unknown {
  if (Array.isArray(axis)) return axis.map(withoutSteps);
  if (!isObject(axis)) return axis;
  const kept: Options = { ...axis };
  for (const name of [...STEPS, 'alignTicks']) delete kept[name];
  for (const name of STEPPED) {
    const part = kept[name];
    if (isObject(part)) kept[name] = { ...part, interval: 'auto' };
  }
  return kept;
}

/** A chart's options whose axes leave it to ECharts how far their ticks are apart, and how many are between them. */
export function withoutAxisSteps(options: Options): Options {
  const kept: Options = { ...options };
  for (const name of AXES) if (name in kept) kept[name] = withoutSteps(kept[name]);
  const parallel = kept['parallel'];
  const bare = (each: unknown) =>
    isObject(each) ? { ...each, parallelAxisDefault: withoutSteps(each['parallelAxisDefault']) } : each;
  if (parallel !== undefined) kept['parallel'] = Array.isArray(parallel) ? parallel.map(bare) : bare(parallel);
  return kept;
}
