import { resolveVariableAndFilter } from 'amis-core';
import { createContext } from 'react';
import { tenantLimits } from './limits.ts';
import { CHOICES, choicesKey, firstChoices, ITEM_KEYS, LISTS } from './list-types.ts';

type Props = Record<string, unknown>;
type Items = readonly unknown[];

/**
 * How many items a list may draw here: a list in a list shares what its outer list may draw, so that the items of both
 * multiplied stay within the nodes that a page may have.
 */
export const ListRoom = createContext<number>(Number.POSITIVE_INFINITY);

/** What a list draws. */
interface FirstItems {
  /** Properties that give it only its first items; absent where it has no more than it may. */
  props?: Props;
  /** Room for each list in one of its items. */
  room: number;
  /** How many items it may draw. */
  limit: number;
}

const cuts = new WeakMap<Items, Map<number, Items>>();

/** The first items of a list; the same answer for the same list. */
function firstOf(list: Items, limit: number, first: (list: Items, limit: number) => Items): Items {
  const known = cuts.get(list) ?? new Map<number, Items>();
  cuts.set(list, known);
  const cut = known.get(limit) ?? first(list, limit);
  known.set(limit, cut);
  return cut;
}

const cutList = (list: Items, limit: number): Items => (list.length > limit ? list.slice(0, limit) : list);

/** What a node takes its items from: a text such as `${rows}`, or the name of a variable. */
function itemsOf({ schema, data }: Props): unknown {
  const { source, name } = schema as Props;
  const from = source ?? name;
  if (typeof from !== 'string' || from === '') return undefined;
  return resolveVariableAndFilter(from.includes('$') ? from : `\${${from}}`, data as object, '| raw');
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that take `items`, as a `crud` gives them. Their cells would take a `value` of the list for their own. */
const HANDS_ON: ReadonlySet<string> = new Set(['table', 'table2', 'cards', 'list']);

/** The items that a variable gives a list, and where the list takes them from instead. */
function givenItems(type: string, props: Props): { items: Items; put: (items: Items) => Props } | undefined {
  const schema = props['schema'] as Props;
  const isOwn = type === 'steps' || type === 'timeline';
  if (isOwn && typeof schema['source'] !== 'string') return undefined;
  const given = itemsOf(props);
  const into = type === 'steps' ? 'steps' : 'items';
  const put = (items: Items): Props =>
    isOwn
      ? { schema: { ...schema, source: undefined, [into]: items } }
      : { [HANDS_ON.has(type) ? 'items' : 'value']: items };
  if (Array.isArray(given)) return { items: given, put };
  if (!isObject(given) || (type !== 'each' && type !== 'timeline')) return undefined;
  // Both draw an object's properties as their items.
  const names = (key: string, value: unknown) => (type === 'each' ? { key, value } : { time: key, title: value });
  return {
    items: Object.entries(given),
    put: (items) => put((items as [string, unknown][]).map(([k, v]) => names(k, v))),
  };
}

function firstOfChoices(type: string, props: Props, limit: number): Props | undefined {
  const schema = props['schema'] as Props;
  const key = choicesKey(type);
  const written = schema[key];
  const list = Array.isArray(written) ? written : typeof schema['source'] === 'string' ? itemsOf(props) : undefined;
  if (!Array.isArray(list)) return undefined;
  const options = firstOf(list, limit, firstChoices);
  return options === list ? undefined : { schema: { ...schema, source: undefined, [key]: options } };
}

/** The items that a list draws, and the properties that give it no more than it may; undefined for a list that has none. */
function firstOfList(type: string, props: Props, limit: number): { shown: number; props?: Props } | undefined {
  const schema = props['schema'] as Props;
  for (const name of ITEM_KEYS) {
    const isWritten = !Array.isArray(props[name]);
    const list = isWritten ? (type === 'each' ? undefined : schema[name]) : props[name];
    if (!Array.isArray(list) || (isWritten && typeof schema['source'] === 'string')) continue;
    const first = firstOf(list, limit, cutList);
    if (first === list) return { shown: list.length };
    return { shown: limit, props: isWritten ? { schema: { ...schema, [name]: first } } : { [name]: first } };
  }
  const given = givenItems(type, props);
  if (!given) return undefined;
  const first = firstOf(given.items, limit, cutList);
  return first === given.items ? { shown: first.length } : { shown: limit, props: given.put(first) };
}

/** A table of a form has pages once it is long: its rows are a value, which must not lose any. */
export function withPages(props: Props): Props | undefined {
  const schema = props['schema'] as Props | undefined;
  if (String(schema?.['type']).toLowerCase() !== 'input-table') return undefined;
  const { value, source, name, perPage } = schema as Props;
  if (typeof perPage === 'number' && perPage > 0) return undefined;
  const from = [source, name].map((each) => itemsOf({ schema: { name: each }, data: props['data'] }));
  const isLarge = [props['value'], value, ...from].some(
    (rows) => Array.isArray(rows) && rows.length > tenantLimits.rows,
  );
  return isLarge ? { schema: { ...schema, perPage: tenantLimits.rows } } : undefined;
}

/**
 * What a list or a field with choices may draw; undefined for other nodes. Choices that a call brings are not known here: their
 * answers are cut, see `called-items.ts`.
 */
export function firstItems(props: Props, above: number): FirstItems | undefined {
  const type = String((props['schema'] as Props | undefined)?.['type']).toLowerCase();
  const room = Math.min(above, tenantLimits.nodes);
  const limit = Math.min(tenantLimits.items, room);
  if (CHOICES.has(type)) {
    const first = firstOfChoices(type, props, limit);
    return { room, limit, ...(first && { props: first }) };
  }
  if (!LISTS.has(type)) return undefined;
  const first = firstOfList(type, props, limit);
  const share = Math.max(1, Math.floor(room / Math.max(1, first?.shown ?? 1)));
  return { room: share, limit, ...(first?.props && { props: first.props }) };
}
