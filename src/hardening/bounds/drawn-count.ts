import type { firstItems } from './bounded-items.ts';
import { GIVERS, heldUnder } from './held-under.ts';
import { isOneText } from './held-values.ts';
import { countItems, hasRows, itemLimit } from './list-types.ts';
import { tracksOf } from './part-numbers.ts';

type Props = Record<string, unknown>;

/**
 * What one item of a node costs beside those of others; a node that is not here draws few elements however many items it has, or
 * each of its items is a node. One is about a quarter of a millisecond on a desk computer.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  'anchor-nav': 2,
  breadcrumb: 1,
  'button-group-select': 1,
  'chained-select': 2,
  checkboxes: 10,
  each: 1,
  'grid-2d': 1,
  'grid-nav': 2,
  images: 3,
  'input-file': 4,
  'input-image': 4,
  // Each pair is a form of its own, and amis compares its key with all others. The field itself is a form, too.
  'input-kv': 400,
  'input-kvs': 400,
  'input-table': 4,
  'input-tag': 2,
  'input-text': 2,
  'list-select': 1,
  'matrix-checkboxes': 3,
  'multi-select': 2,
  nav: 4,
  'nested-select': 2,
  picker: 2,
  property: 2,
  radios: 10,
  select: 2,
  steps: 3,
  table: 4,
  'table-view': 1,
  table2: 4,
  tabs: 1,
  'tabs-transfer': 1,
  'tabs-transfer-picker': 2,
  tags: 1,
  timeline: 2,
  'transfer-picker': 2,
  'tree-select': 2,
  words: 1,
};

const typeOf = (schema: unknown): string => String(Object(schema).type).toLowerCase();

/** What an item of a node costs; 0 for nodes whose items are not counted. */
export function itemWeight(schema: unknown): number {
  const type = typeOf(schema);
  return Object.hasOwn(WEIGHTS, type) ? (WEIGHTS[type] ?? 0) : 0;
}

/** A field with more values than these shows none. */
const MOST_VALUES = 500;

/** Values that a field shows, as far as its form has them. */
function valuesOf(props: Props): number {
  const schema = props['schema'] as Props;
  if (isOneText(typeOf(schema), schema)) return 0;
  const { delimiter } = schema;
  const by = typeof delimiter === 'string' && delimiter !== '' ? delimiter : ',';
  // What a source gives is choices, but for rows.
  const givers = GIVERS.filter((key) => key !== 'source' || typeOf(schema) === 'input-table');
  const held = givers.map((key) => heldUnder(key, props));
  const counts = [props['value'], schema['value'], ...held].map((value) => {
    if (typeof value === 'string') return value === '' ? 0 : value.split(by, MOST_VALUES).length;
    return Object.keys(Object(value)).length;
  });
  return Math.min(MOST_VALUES, Math.max(...counts));
}

/** Fields that show what is chosen; their choices are in a menu. */
const BY_VALUE: ReadonlySet<string> = new Set([
  'chained-select',
  'input-file',
  'input-image',
  'input-kv',
  'input-kvs',
  'input-tag',
  'input-text',
  'multi-select',
  'nested-select',
  'picker',
  'select',
  'tabs-transfer-picker',
  'tags',
  'transfer-picker',
  'tree-select',
]);

/** What is known of a node's items. */
interface Known {
  /** Those of its list or its choices, when it has any. */
  first: ReturnType<typeof firstItems>;
  /** Those that its calls brought. */
  called: number;
  /** Other parts of it that are all drawn. */
  parts: number;
}

/** Items of its own that a node draws at once; cells, where it is a table. */
function itemsOf(type: string, props: Props, first: Known['first']): number {
  const { columns, rows } = props['schema'] as Props;
  const across = Math.max(1, countItems(columns));
  if (type === 'grid-2d') return tracksOf(props['schema']);
  if (type === 'matrix-checkboxes') return countItems(rows) * across;
  if (type === 'input-table') return Math.min(valuesOf(props), itemLimit(type, columns)) * across;
  return (first?.shown ?? 0) * (hasRows(type) ? across : 1);
}

/** What a field of keys and values costs without any pair. */
const PAIRS = 500;

/** An editor of its own for each value. */
const RICH = /^(?:editor|diff-editor|input-rich-text|.*-editor)$/;

/** Characters of a text that count as one item. A text may hold a list of options. */
const CHARACTERS = 20;

/** What the field of one value costs: all that a page writes for it. */
function pairCost(schema: unknown): number {
  const { valueSchema, valueItems } = Object(schema);
  let cost = 0;
  const waiting: unknown[] = [valueSchema, valueItems].filter(Boolean);
  while (waiting.length > 0 && cost < MOST_VALUES * 10) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) {
      cost += 1 + String(part).length / CHARACTERS;
      continue;
    }
    // What a source brings is not known here.
    if (RICH.test(typeOf(part)) || 'source' in part) cost += MOST_VALUES;
    for (const value of Object.values(part)) waiting.push(value);
  }
  return cost;
}

/** What a node draws at once costs, in plain items. */
export function drawnCost(props: Props, { first, called, parts }: Known): number {
  const { schema } = props;
  const weight = itemWeight(schema);
  const type = typeOf(schema);
  // What calls bring for them is in a menu.
  if (type === 'input-kv' || type === 'input-kvs') return PAIRS + valuesOf(props) * (weight + pairCost(schema));
  if (BY_VALUE.has(type)) return weight * (valuesOf(props) + parts);
  return weight && weight * (itemsOf(type, props, first) + called + parts);
}
