import { createContext } from 'react';
import { GIVERS, heldUnder } from './held-under.ts';
import { tenantLimits } from './limits.ts';
import { CHOICES, choicesKey, countItems, firstChoices, hasRows, ITEM_KEYS, itemLimit, LISTS } from './list-types.ts';

type Props = Record<string, unknown>;
type Items = readonly unknown[];

/**
 * How many items a list may draw here: a list in a list shares what its outer list may draw, so that the items of both
 * multiplied stay within the nodes that a page may have.
 */
export const ListRoom = createContext<number>(Number.POSITIVE_INFINITY);

interface Drawn {
  /** Properties that give a list only its first items; absent where it has no more than it may. */
  props?: Props;
  /** How many items it draws, those below its items included. */
  shown: number;
}

/** What a list draws. */
interface FirstItems extends Drawn {
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

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that take `items`, as a `crud` gives them. Their cells would take a `value` of the list for their own. */
const HANDS_ON: ReadonlySet<string> = new Set(['table', 'table2', 'cards', 'list']);

/** Lists that look at their `source` before they look at what they are given. */
const SOURCE_FIRST: ReadonlySet<string> = new Set(['images', 'grid-nav']);

/** The items that are in a value: texts of addresses and objects' properties count as items where amis draws them so. */
function itemsIn(type: string, value: unknown, { delimiter }: Props): Items | undefined {
  if (Array.isArray(value)) return value;
  if (type === 'images' && typeof value === 'string') {
    const list = value.split(typeof delimiter === 'string' && delimiter !== '' ? delimiter : ',');
    return list.length > 1 ? list : undefined;
  }
  if (!isObject(value)) return undefined;
  if (type === 'each') return Object.entries(value).map(([key, each]) => ({ key, value: each }));
  return type === 'timeline' ? Object.entries(value).map(([time, title]) => ({ time, title })) : undefined;
}

/** The items that a variable gives a list under a property, and where the list takes them from instead. */
function givenItems(
  type: string,
  key: string,
  props: Props,
): { items: Items; put: (items: Items) => Props } | undefined {
  const schema = props['schema'] as Props;
  const isOwn = type === 'steps' || type === 'timeline';
  if (isOwn && key !== 'source') return undefined;
  const items = itemsIn(type, heldUnder(key, props), schema);
  const into = type === 'steps' ? 'steps' : 'items';
  const put = (first: Items): Props => {
    if (isOwn) return { schema: { ...schema, source: undefined, [into]: first } };
    if (SOURCE_FIRST.has(type)) return { schema: { ...schema, source: undefined }, value: first };
    return { [HANDS_ON.has(type) ? 'items' : 'value']: first };
  };
  return items && { items, put };
}

function firstOfChoices(type: string, props: Props, limit: number): Drawn | undefined {
  const schema = props['schema'] as Props;
  const key = choicesKey(type);
  const held = heldUnder('source', props);
  const list = Array.isArray(held) ? held : schema[key];
  if (!Array.isArray(list)) return undefined;
  const options = firstOf(list, limit, firstChoices);
  const shown = countItems(options);
  if (options === list) return { shown };
  return { shown, props: { schema: { ...schema, ...(list === held && { source: undefined }), [key]: options } } };
}

/** Items that a list may have, and the properties that give it no more than it may. */
interface Candidate {
  key: string;
  items: Items;
  put: (items: Items) => Props;
}

/** All places that a list could take its items from. */
function candidates(type: string, props: Props): Candidate[] {
  const schema = props['schema'] as Props;
  const handed = ITEM_KEYS.flatMap((key) => {
    const items = props[key];
    return Array.isArray(items) ? [{ key, items, put: (first: Items) => ({ [key]: first }) }] : [];
  });
  const given = GIVERS.flatMap((key) => {
    const held = givenItems(type, key, props);
    return held ? [{ key, ...held }] : [];
  });
  const written = ITEM_KEYS.flatMap((key) => {
    const items = schema[key];
    // What `each` has there are the nodes that it draws for each item.
    if (!Array.isArray(items) || (type === 'each' && key === 'items')) return [];
    return [{ key, items, put: (first: Items) => ({ schema: { ...schema, [key]: first } }) }];
  });
  return [...handed, ...given, ...written];
}

/** The first rows of a table, those below them included; the same rows when there are no more. */
function firstRows(list: Items, limit: number): Items {
  const first = firstChoices(cutList(list, limit), Math.max(limit, tenantLimits.items));
  return first.length === list.length && first.every((each, at) => each === list[at]) ? list : first;
}

/**
 * The items that a list draws, and the properties that give it no more than it may. Where one place has too many, it takes the first
 * ones of that place; further places with too many are left out.
 */
function firstOfList(type: string, props: Props, limit: number): (Drawn & { top: number }) | undefined {
  const all = candidates(type, props);
  const first = hasRows(type) ? firstRows : cutList;
  const shown = Math.max(0, ...all.map(({ items }) => countItems(firstOf(items, limit, first))));
  const long = all.filter(({ items }) => firstOf(items, limit, first) !== items);
  const [main, ...others] = long;
  if (!main) return all.length ? { shown, top: Math.max(...all.map(({ items }) => items.length)) } : undefined;
  const put = main.put(firstOf(main.items, limit, first));
  if (others.length === 0) return { shown, top: limit, props: put };
  const left = { ...((put['schema'] ?? props['schema']) as Props) };
  for (const { key } of others) if (key !== main.key) delete left[key];
  return { shown, top: limit, props: { ...put, schema: left } };
}

/** A table of a form has pages once it is long: its rows are a value, which must not lose any. */
export function withPages(props: Props): Props | undefined {
  const schema = props['schema'] as Props | undefined;
  if (String(schema?.['type']).toLowerCase() !== 'input-table') return undefined;
  const { value, columns, perPage } = schema as Props;
  const limit = itemLimit('input-table', columns);
  if (typeof perPage === 'number' && perPage > 0) {
    return perPage > limit ? { schema: { ...schema, perPage: limit } } : undefined;
  }
  const held = GIVERS.map((key) => heldUnder(key, props));
  const isLarge = [props['value'], value, ...held].some((rows) => Array.isArray(rows) && rows.length > limit);
  return isLarge ? { schema: { ...schema, perPage: limit } } : undefined;
}

/**
 * What a list or a field with choices may draw; undefined for other nodes. Choices that a call brings are not known here: their
 * answers are cut, see `called-items.ts`.
 */
export function firstItems(props: Props, above: number): FirstItems | undefined {
  const type = String((props['schema'] as Props | undefined)?.['type']).toLowerCase();
  const room = Math.min(above, tenantLimits.nodes);
  const { columns } = Object(props['schema']) as Props;
  const limit = Math.min(itemLimit(type, columns), room);
  if (CHOICES.has(type)) {
    const first = firstOfChoices(type, props, limit);
    return { room, limit, shown: first?.shown ?? 0, ...(first?.props && { props: first.props }) };
  }
  if (!LISTS.has(type)) return undefined;
  const first = firstOfList(type, props, limit);
  const share = Math.max(1, Math.floor(room / Math.max(1, first?.top ?? 1)));
  return { room: share, limit, shown: first?.shown ?? 0, ...(first?.props && { props: first.props }) };
}
