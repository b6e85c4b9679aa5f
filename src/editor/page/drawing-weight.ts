import { isInclude } from '../../validation/parts/include.ts';
import { isObject } from './json.ts';

/** Weight above which somebody is asked before the canvas draws a page. It takes 1.7 seconds in one piece of work on a desk computer. */
export const MOST_WEIGHT = 600;

/** Fields and nodes that take longer than a plain text, by type. Measured in the canvas with some hundred of each. */
const WEIGHTS: readonly [RegExp, number][] = [
  [/^(?:chart|amis|.*editor|input-rich-text|crud\d?|input-kvs?|.*transfer.*)$/, 20],
  [/^(?:.*range|.*date.*|.*time|.*month|.*year|.*quarter|tabs|table\d?|input-table|matrix-checkboxes|calendar)$/, 6],
  [/^(?:input-.*|.*select|textarea|checkboxes|radios|combo|picker|nav|carousel|wizard)$/, 3],
];

/** What each item of a node weighs that has a list: a cell of a table, a choice that is always shown. Nodes that are not here draw none. */
const ITEMS: readonly [RegExp, number][] = [
  [
    /^(?:.*transfer.*|matrix-checkboxes|checkboxes|radios|list-select|button-group-select|input-kvs?|input-tree|tree-select)$/,
    1,
  ],
  [/^(?:timeline|steps|images|carousel|grid-nav|nav|property|grid-2d|input-tag)$/, 0.5],
];

/** Nodes that draw what is in them once for each row, and what that weighs in a row. */
const ROWS: readonly [RegExp, number][] = [
  [/^(?:each|list|cards|combo)$/, 1],
  [/^(?:table\d?|crud\d?|input-table)$/, 0.15],
  // An embedded picker draws a table of its choices, with a box in each row.
  [/^picker-embed$/, 1.5],
];

/** Properties that hold what only an action opens. The canvas runs none. */
const UNDRAWN: ReadonlySet<string> = new Set(['dialog', 'drawer']);

/** Properties that hold the rows or the items of a node. */
const LISTS = ['options', 'items', 'value', 'rows', 'data', 'links', 'steps'] as const;

/** Rows that a list may draw (`src/hardening/bounds`). */
const MOST_ROWS = 500;

type Node = Record<string, unknown>;

const first = (table: readonly [RegExp, number][], type: string): number | undefined =>
  table.find(([types]) => types.test(type))?.[1];

const isPlain = (list: readonly unknown[]) => !list.some((item) => isObject(item) && typeof item['type'] === 'string');

/** Functions and filters of expressions that make a list of a text. */
const SPLITS = /\b(?:SPLIT|DECODEJSON)\s*\(|\|\s*(?:split|toJson)\b/i;

/** Functions that make a short text or list as long as one likes. */
const LENGTHENS = /\b(?:PADSTART|CONCAT)\s*\(/i;

/** Characters of a written text that may become a long list. */
const LONG_TEXT = 1000;

/** The length of the longest list of plain values in a page: a node may draw it by an expression, which may make the list, too. */
function longestList(page: unknown): number {
  let longest = 0;
  let splits = false;
  let isLong = false;
  JSON.stringify(page, (_, value: unknown) => {
    if (Array.isArray(value) && isPlain(value)) longest = Math.max(longest, value.length);
    if (typeof value === 'string') {
      splits ||= SPLITS.test(value);
      isLong ||= value.length > LONG_TEXT || LENGTHENS.test(value);
    }
    return value;
  });
  return splits && isLong ? MOST_ROWS : Math.min(longest, MOST_ROWS);
}

/** Characters of Markdown that weigh as much as a plain text. Some of them take a parser a thousand times as long as usual ones. */
const MARKDOWN = 250;

/** The length of the longest text in a page: a `markdown` node may show it by an expression. */
function longestText(page: unknown): number {
  let longest = 0;
  JSON.stringify(page, (_, value: unknown) => {
    if (typeof value === 'string') longest = Math.max(longest, value.length);
    return value;
  });
  return longest;
}

/** How many values a list has, with the choices below each. */
const sizeOf = (list: readonly unknown[]): number =>
  list.reduce<number>((sum, one) => {
    const below = isObject(one) ? one['children'] : undefined;
    return sum + 1 + (Array.isArray(below) ? sizeOf(below) : 0);
  }, 0);

/** How many rows or items a node draws. Those of an expression are not known before the page is drawn, so they count as the longest list. */
function rowsOf(node: Node, longest: number): number {
  const written = LISTS.map((key) => node[key]).filter(Array.isArray);
  const counts = written.filter(isPlain).map(sizeOf);
  const isGiven = typeof node['source'] === 'string' || typeof node['name'] === 'string';
  return Math.min(MOST_ROWS, Math.max(0, ...counts, written.length === 0 && isGiven ? longest : 0));
}

/** The type of a node; a picker is another one where its choices stand on the page. */
function typeOf(node: Node): string {
  const type = String(node['type'] ?? '').toLowerCase();
  return type === 'picker' && node['embed'] ? 'picker-embed' : type;
}

/**
 * How long the canvas takes to draw a page: 1 for a plain text, more for what draws more elements. It may be too much, never far too little: a person
 * is asked, and nothing is refused.
 * @param part the page or part with an id; undefined where it is not known
 */
export function drawingWeight(page: unknown, part: (id: string) => unknown): number {
  const longest = longestList(page);
  const ofMarkdown = 1 + longestText(page) / MARKDOWN;
  const parts = new Map<string, number>();

  /** A part counts in each place. One that includes itself is refused elsewhere. */
  function weighPart(id: string): number {
    const known = parts.get(id);
    if (known !== undefined) return known;
    parts.set(id, 0);
    const weight = weigh(part(id));
    parts.set(id, weight);
    return weight;
  }

  function weigh(value: unknown): number {
    if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + weigh(one), 0);
    if (!isObject(value)) return 0;
    const drawn = Object.entries(value).filter(([key]) => !UNDRAWN.has(key));
    const within = drawn.reduce<number>((sum, [, one]) => sum + weigh(one), 0);
    const type = typeOf(value);
    if (isInclude(value)) return within + weighPart(value.screen);
    if (type === '') return within;
    const own = type === 'markdown' ? ofMarkdown : (first(WEIGHTS, type) ?? 1);
    const columns = Array.isArray(value['columns']) ? value['columns'].length : 0;
    const rows = rowsOf(value, longest);
    const inRow = first(ROWS, type);
    if (inRow !== undefined) return own + Math.max(within, rows * inRow * Math.max(within, columns, 1));
    return own + within + (first(ITEMS, type) ?? 0) * rows * Math.max(1, columns);
  }
  return weigh(page);
}
