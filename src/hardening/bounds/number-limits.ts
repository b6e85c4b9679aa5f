// Apart from `limits.ts`, which every document loads: these are for pages of companies and apps alone.

/** How far a property may go that amis or ECharts turns into as many elements. */
export interface NumberLimit {
  limit: number;
  /** The least that it may be. The number is then a whole one: amis counts down to exactly 0, or up in steps of it. Absent: any number. */
  least?: number;
  /** Node types that read the property so; absent: every node. */
  types?: readonly string[];
  /** Whether a formula may give the number, because a large one costs nothing by itself. */
  mayBeFormula?: true;
}

/** Milliseconds that a browser can wait; it takes a larger number for 0. */
export const LONGEST_TIME = 2_147_483_647;

/** Properties of nodes whose number decides how much is drawn. */
export const NODE_NUMBERS: Readonly<Record<string, NumberLimit>> = {
  maxButtons: { limit: 50 },
  total: { limit: 1_000_000, types: ['pagination', 'pagination-wrapper'], mayBeFormula: true },
  activePage: { limit: 1_000_000, types: ['pagination', 'pagination-wrapper'], mayBeFormula: true },
  length: { limit: 12, types: ['input-verification-code'] },
  count: { limit: 50, types: ['input-rating'] },
  parts: { limit: 200, types: ['input-range'] },
  columnsCount: { limit: 50, least: 0 },
  columnsNum: { limit: 12, least: 1 },
  columnCount: { limit: 50, least: 0 },
  actionsCount: { limit: 50, least: 1 },
  cols: { limit: 100, least: 1, types: ['grid-2d'] },
  precision: { limit: 100, least: 0 },
  // The browser takes a longer time for none at all.
  updateFrequency: { limit: LONGEST_TIME, least: 1000 },
  rowHeight: { limit: 1000, least: 10, types: ['log'] },
  chunkSize: { limit: 1_000_000_000, least: 65_536 },
  codeSize: { limit: 2000 },
  width: { limit: 2000, types: ['input-signature'] },
  height: { limit: 2000, types: ['input-signature'] },
  virtualThreshold: { limit: 500 },
  mouseLeaveDelay: { limit: 1000 },
  // The object of a remark has no type.
  delay: { limit: 1000, types: ['', 'remark'] },
};

/** Numbers that only a node of one type has, or that it reads in another way than the rest. */
const NUMBERS_OF: Readonly<Record<string, Readonly<Record<string, NumberLimit>>>> = {
  // A row of no pictures is never full.
  video: { columnsCount: { limit: 50, least: 1 } },
};

/** Steps of a slider that may be marked. */
export const SLIDER_STEPS = 200;
/** Marks that a slider names. */
export const SLIDER_MARKS = 200;
/** Entries of a calendar, and days of each. */
export const SCHEDULES = { entries: 200, days: 370 } as const;
/** Cells of `matrix-checkboxes`. */
export const MATRIX_CELLS = 500;

/** Numbers in a chart's options. */
export const CHART_NUMBERS: Readonly<Record<string, number>> = {
  splitNumber: 100,
  symbolRepeat: 200,
  layoutIterations: 100,
  friction: 1,
};

/** Items that all lists, tables and fields of a page draw together; `drawn-count.ts` says what each counts. */
export const AT_ONCE = { items: 20_000, signInItems: 2000 } as const;

export const CHART = {
  /** Parts between two ticks: there are as many for each of them. */
  minorParts: 20,
  /** Items of a list. */
  items: 2000,
  /** Items of the lists that the options begin with: series, axes, grids. */
  parts: 50,
  /** Axes of one kind. */
  axes: 20,
  /** Ticks after which ECharts stops by itself. */
  ticks: 10_000,
  /** Values in all. */
  values: 10_000,
  /** Nodes that push one another away. */
  forced: 100,
  /** Years that a calendar shows. */
  years: 10,
  /** Parts that numbers multiplied by one another make: ticks between ticks, symbols of each item, days of calendars. */
  drawn: 20_000,
  /** Charts that a frame shows at once. */
  charts: 20,
  /** Rings around a point. */
  ripples: 10,
} as const;

/** What a property has that is too large, and how large it may be. */
export interface Excess {
  key: string;
  limit: number;
  /** The least that it may be, where that is bounded, too. */
  least?: number;
}

const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** The limit of a property, also of one whose formula amis answers as that property. */
export function numberLimit(key: string, type = ''): NumberLimit | undefined {
  const name = key.replace(/Expr$/, '');
  return own(own(NUMBERS_OF, type), name) ?? own(NODE_NUMBERS, name);
}

/** Whether a number is within its limit. A whole one is written as a number: texts would be joined where amis adds two. */
export function isWithin({ limit, least }: NumberLimit, value: unknown): boolean {
  if (least === undefined) return Number(value) <= limit;
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= limit;
}

/** A number that stays in the place of one that is out of bounds; undefined where it is none. */
export function nearest(value: unknown, { limit, least = Number.NEGATIVE_INFINITY }: NumberLimit): number | undefined {
  const number = typeof value === 'object' ? Number.NaN : Number(value);
  return Number.isNaN(number) ? undefined : Math.max(least, Math.min(limit, Math.floor(number)));
}

/** What is out of bounds under a property with a limit. */
export const excessOf = (key: string, { limit, least }: NumberLimit): Excess => ({
  ...{ key, limit },
  ...(least !== undefined && { least }),
});

/** What a node has too much of under a property, when its value is known. */
export function numberExcess(type: string, key: string, value: unknown): Excess | undefined {
  const bound = numberLimit(key, type);
  if (!bound || value === null || value === undefined || (bound.types && !bound.types.includes(type))) return undefined;
  const isPlain = (Array.isArray(value) ? value : [value]).every((each) => isWithin(bound, each));
  const isFormula = typeof value === 'string' && value.includes('$');
  return isPlain || (isFormula && bound.mayBeFormula) ? undefined : excessOf(key, bound);
}

/** Whether a slider would mark more steps than it may. Formulas count as too many: they may change at any time. */
export function hasManySteps(slider: Readonly<Record<string, unknown>>): boolean {
  const { showSteps, min = 0, max = 100, step = 1 } = slider;
  if (showSteps === undefined || showSteps === null || showSteps === false) return false;
  const steps = (Number(max) - Number(min)) / Number(step);
  return !(Number(step) > 0 && steps <= SLIDER_STEPS);
}

/** Days of a calendar's entry; NaN where its times cannot be read. */
export function daysOf(entry: unknown): number {
  const { startTime, endTime } = Object(entry) as { startTime: string; endTime: string };
  const timeOf = (value: unknown) => new Date(value as string).getTime();
  return (timeOf(endTime) - timeOf(startTime)) / 86_400_000;
}

/** Whether a calendar's entry is no longer than it may be. */
export const isShortEntry = (entry: unknown): boolean => daysOf(entry) <= SCHEDULES.days;
