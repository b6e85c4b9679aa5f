import { sql, type Transaction } from 'kysely';
import type { Slot, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { documentCounts } from './collection-rows.ts';
import { type CollectionRecord, fieldOf } from './definition.ts';
import type { DocumentRow } from './document-rows.ts';
import { filtersOf, readySlot, type Test } from './filters.ts';
import { slotParameter, where } from './find.ts';
import { findByKeywords } from './keywords.ts';

type Trx = Transaction<Tables>;

/** Documents that are counted exactly. */
const COUNTED = 1000;

/** Documents that pages by number reach; a cursor goes on from there. */
const REACHED = 10_000;

/** Documents that a filter may leave where the list is ordered by another field: they are ordered in memory. */
const ORDERED = 5000;

/** What a list is asked for. */
export interface ListWish {
  page?: number | undefined;
  perPage?: number | undefined;
  orderBy?: string | undefined;
  orderDir?: string | undefined;
  keywords?: string | undefined;
  cursor?: string | undefined;
  [filter: string]: unknown;
}

/** A page of a list. */
export interface ListPage {
  rows: DocumentRow[];
  total: number;
  /** Given where there are more documents than are counted: whether another page follows. */
  hasNext?: boolean;
  /** Where the next page begins. */
  cursor?: string;
}

/** The order of a list: by a slot, then by id. Without a slot, by id. */
interface Order {
  slot: Slot | null;
  name: string;
  isDescending: boolean;
}

function orderOf(collection: CollectionRecord, { orderBy, orderDir }: ListWish): Order {
  const isDescending = orderDir ? orderDir === 'desc' : !orderBy;
  if (!orderBy || orderBy === 'id' || orderBy === 'createdAt') return { slot: null, name: 'id', isDescending };
  const { slot } = readySlot(collection, fieldOf(collection, orderBy), orderBy);
  return { slot, name: orderBy, isDescending };
}

/** The last document of a page, by which the next one begins: the value of the slot as text, and the id. */
interface Place {
  value: string | null;
  id: number;
}

/** What a cursor may hold for a slot of a kind: a text, a number, or a time as PostgreSQL writes it. */
const HELD = {
  t: /^[^\0]{0,200}$/,
  n: /^-?(?:Infinity|\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?)$/,
  d: /^(?:-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)?)$/,
} as const;

const cursorAt = (place: Place): string => Buffer.from(JSON.stringify([place.value, place.id])).toString('base64url');

function placeAt(cursor: string, slot: Slot | null): Place {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [unknown, unknown];
    const kind = (slot?.charAt(0) ?? 't') as keyof typeof HELD;
    const isHeld = typeof value === 'string' && HELD[kind].test(value);
    const isPlain = slot ? isHeld : value === null;
    if (isPlain && Number.isSafeInteger(id)) return { value: isHeld ? value : null, id: id as number };
  } catch {
    // It is no cursor of ours.
  }
  throw fail('filter-wrong', { values: { name: 'cursor' } });
}

/** The documents after a place, in the list's order. */
function after({ slot, isDescending }: Order, { value, id }: Place) {
  const sign = sql.raw(isDescending ? '<' : '>');
  if (!slot || value === null) return sql`document.id ${sign} ${id}`;
  return sql`(${sql.ref(`document.${slot}`)}, document.id) ${sign} (${slotParameter(slot, value)}, ${id}::bigint)`;
}

/** How many documents pass, up to a bound and one more. */
async function countUpTo(trx: Trx, found: ReturnType<typeof where>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from document where ${found} limit ${most + 1}) counted`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

/**
 * Refuses what would read all of a large collection: an order by one field with tests on others that too many documents pass, and a test
 * of what documents lack, which no index answers, where the other tests leave too many.
 */
async function requireNarrow(
  trx: Trx,
  collection: CollectionRecord,
  { slot, name }: Order,
  tests: readonly Test[],
  found: ReturnType<typeof where>,
) {
  const lacks = tests.find((test) => test.kind === 'values' && test.op === 'none');
  const isOther = tests.some((test) => test.kind === 'values' || test.use.slot !== slot);
  if (!lacks && !(slot && isOther)) return;
  const narrowed = lacks
    ? where(
        collection,
        tests.filter((test) => test.kind !== 'values'),
      )
    : found;
  const refused = lacks?.kind === 'values' ? lacks.field.key : name;
  if ((await countUpTo(trx, narrowed, ORDERED)) > ORDERED) throw fail('filter-too-wide', { values: { name: refused } });
}

/** What keywords leave; undefined where there are none. Throws `filter-too-wide` where all would have to be known and are too many. */
async function keywordIds(
  trx: Trx,
  collection: CollectionRecord,
  wish: ListWish,
  needed: number,
  tests: readonly Test[],
) {
  if (!wish.keywords?.trim()) return undefined;
  const isPlain = tests.length === 0 && !wish.orderBy;
  const found = await findByKeywords(trx, collection, wish.keywords, {
    needed: isPlain ? needed : Number.POSITIVE_INFINITY,
    most: isPlain ? Math.max(COUNTED, needed) : ORDERED,
  });
  if (!isPlain && !found.isWhole) throw fail('filter-too-wide', { values: { name: wish.orderBy || 'keywords' } });
  return found;
}

/** What the statement of a page is made from. */
interface Selection {
  found: ReturnType<typeof where>;
  order: Order;
  size: number;
  offset: number;
  from: Place | null;
}

/** The statement for the rows of a page and one more: the last one tells that another page follows. */
function statementOf({ found, order, size, offset, from }: Selection) {
  const { slot, isDescending } = order;
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const by = slot
    ? sql`${sql.ref(`document.${slot}`)} ${direction}, document.id ${direction}`
    : sql`document.id ${direction}`;
  const value = slot ? sql`${sql.ref(`document.${slot}`)}::text` : sql`null`;
  return sql<DocumentRow & { slot_value: string | null }>`
    select document.id, version, data, created_at, created_by, updated_at, updated_by, ${value} as slot_value
    from document where ${found} ${from ? sql`and ${after(order, from)}` : sql``}
    order by ${by} limit ${size + 1} offset ${offset}`;
}

/** The parts of a list that its query names, once keywords have been looked for. Throws `filter-wrong` or `filter-preparing`. */
function partsOf(collection: CollectionRecord, wish: ListWish, ids?: readonly number[]) {
  const { page = 1, perPage: size = 20, orderBy, orderDir, keywords, cursor, ...filters } = wish;
  const order = orderOf(collection, wish);
  const tests = filtersOf(collection, filters);
  const found = where(collection, tests, { ids, order: order.slot });
  const from = cursor ? placeAt(cursor, order.slot) : null;
  const offset = cursor ? 0 : (page - 1) * size;
  return { order, tests, found, size, offset, from };
}

/** The statement of a list without keywords, whose plan tests read. */
export const listStatement = (collection: CollectionRecord, wish: ListWish) => statementOf(partsOf(collection, wish));

/** How many documents a list has: exact up to a thousand, and exact where nothing is filtered. */
async function totalOf(trx: Trx, collection: CollectionRecord, isFiltered: boolean, found: ReturnType<typeof where>) {
  if (isFiltered) return countUpTo(trx, found, COUNTED);
  const counts = await documentCounts(trx, collection.companyId, [collection.id]);
  return counts.get(collection.id) ?? 0;
}

/**
 * A page of a collection's documents, filtered and ordered. Its cost does not grow with the collection: orders and filters use slots,
 * counts end at a thousand, and what would read more is refused.
 * Throws `filter-wrong`, `filter-preparing`, `filter-too-wide` or `page-too-far`.
 */
export async function listPageOf(trx: Trx, collection: CollectionRecord, wish: ListWish): Promise<ListPage> {
  const { tests, size, offset } = partsOf(collection, wish);
  if (offset + size > REACHED) throw fail('page-too-far', { values: { count: REACHED } });
  const searched = await keywordIds(trx, collection, wish, offset + size + 1, tests);
  const parts = partsOf(collection, wish, searched?.ids);
  const { found, order } = parts;
  if (!searched) await requireNarrow(trx, collection, order, tests, found);
  const { rows } = await statementOf(parts).execute(trx);
  const total = await totalOf(trx, collection, tests.length > 0 || searched !== undefined, found);
  const isCounted = searched ? searched.isWhole && total <= COUNTED : tests.length === 0 || total <= COUNTED;
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    rows: rows.slice(0, size),
    total: isCounted ? total : COUNTED,
    ...(isCounted ? {} : { hasNext: rows.length > size }),
    ...(last ? { cursor: cursorAt({ value: last.slot_value, id: Number(last.id) }) } : {}),
  };
}
