import { type Excess, excessOf, isWithin, type NumberLimit, nearest } from './number-limits.ts';

type Node = Record<string, unknown>;

/** Numbers of the parts of a node that are no nodes of that name. */
export interface PartNumbers {
  /** Types of the nodes that have such parts; absent: every node. */
  types?: readonly string[];
  numbers: Readonly<Record<string, NumberLimit>>;
}

const columns: NumberLimit = { limit: 100, least: 1 };
const rows: NumberLimit = { limit: 500, least: 1 };
const summary: PartNumbers = { numbers: { colSpan: { limit: 100, least: 0 } } };

/** Properties whose parts have numbers that decide how much is drawn. */
export const PART_NUMBERS: Readonly<Record<string, PartNumbers>> = {
  grids: { types: ['grid-2d'], numbers: { x: columns, w: columns, y: rows, h: rows } },
  multiple: { types: ['carousel'], numbers: { count: { limit: 20, least: 1 } } },
  prefixRow: summary,
  affixRow: summary,
  options: {
    types: ['barcode'],
    numbers: {
      width: { limit: 20 },
      height: { limit: 1000 },
      fontSize: { limit: 200 },
      margin: { limit: 200 },
      textMargin: { limit: 200 },
    },
  },
};

/** What `grid-2d` puts into its list of tracks as it is: one that repeats would make as many as it says. */
const SIZE = /^[\w.%-]*$/;
const SIZES: ReadonlySet<string> = new Set(['width', 'height']);

/** Whether a node, or a part of one, sizes the tracks of a grid by more than one plain length. */
export const isTrackList = (key: string, value: unknown): boolean =>
  (key === 'rowHeight' || SIZES.has(key)) && typeof value === 'string' && !SIZE.test(value);

/** The numbers of the parts that a node of a type has under a property. */
export function partNumbers(type: string, key: string): PartNumbers['numbers'] | undefined {
  const parts = Object.hasOwn(PART_NUMBERS, key) ? PART_NUMBERS[key] : undefined;
  return !parts || (parts.types && !parts.types.includes(type)) ? undefined : parts.numbers;
}

/** What is out of bounds in a part. */
export function partExcess(numbers: PartNumbers['numbers'], key: string, value: unknown): Excess | undefined {
  const bound = Object.hasOwn(numbers, key) ? numbers[key] : undefined;
  return !bound || value === undefined || value === null || isWithin(bound, value) ? undefined : excessOf(key, bound);
}

/** One part within its bounds; the same object where it is. */
function boundedOne(type: string, numbers: PartNumbers['numbers'], part: Node): Node {
  const changes: Node = {};
  for (const [key, value] of Object.entries(part)) {
    if (partExcess(numbers, key, value)) changes[key] = nearest(value, numbers[key] as NumberLimit);
    else if (type === 'grid-2d' && isTrackList(key, value)) changes[key] = undefined;
  }
  return Object.keys(changes).length ? { ...part, ...changes } : part;
}

/** The parts of a node within their bounds: an object, or lists of objects; the same value where they are. */
function boundedParts(type: string, numbers: PartNumbers['numbers'], value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.map((each) => boundedParts(type, numbers, each));
    return kept.every((each, at) => each === value[at]) ? value : kept;
  }
  return typeof value === 'object' && value !== null ? boundedOne(type, numbers, value as Node) : value;
}

/** What a node has instead of the properties whose parts are out of bounds. */
export function partChanges(type: string, schema: Node): Node {
  const changes: Node = {};
  for (const [key, value] of Object.entries(schema)) {
    const numbers = partNumbers(type, key);
    const kept = numbers ? boundedParts(type, numbers, value) : value;
    if (kept !== value) changes[key] = kept;
    if (type === 'grid-2d' && key === 'rowHeight' && isTrackList(key, value)) changes[key] = undefined;
  }
  return changes;
}

/** Columns that `grid-2d` has when its page names none. */
const COLUMNS = 12;

const upTo = (value: unknown, { limit }: NumberLimit): number => Math.max(0, Math.min(limit, Number(value) || 0));

/** Tracks of a `grid-2d` within its bounds: its columns, and rows down to the lowest of its parts. */
export function tracksOf(schema: unknown): number {
  const { cols = COLUMNS, grids } = Object(schema) as Node;
  const parts = Array.isArray(grids) ? (grids as unknown[]) : [];
  const lowest = (part: unknown) => {
    const { y, h } = Object(part) as Node;
    return upTo(upTo(y, rows) + upTo(h, rows) - 1, rows);
  };
  return upTo(cols, columns) + parts.reduce<number>((most, part) => Math.max(most, lowest(part)), 0);
}
