import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { containing, gramsOf, type Tables } from '../database/index.ts';
import { type ListCall, listOf, usualSize } from './list-page.ts';

/** Rows that are counted: more than anybody turns pages for, and few enough that counting costs nothing. */
export const MOST_COUNTED = 1000;

/** Where the rows of a list come from. */
export interface ListSource<Table extends keyof Tables, Row> {
  /** The transaction or connection that `rows` belongs to. */
  from: Kysely<Tables>;
  /** Selects what a row shows, within the scope of the call, in no order. */
  rows: SelectQueryBuilder<Tables, Table, Row>;
  /** SQL of each column that the contract's `list` names. Texts are ordered as they are here: `lower(name)`. */
  columns: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The list's own order, which no two rows share: `lower(name), id`. */
  order: RawBuilder<unknown>;
  /** The same for a list that is too long to be counted: an index has it. Absent: `order`, which must have one then. */
  longOrder?: RawBuilder<unknown>;
  /** `gramsOf` all texts that the contract's `search` names: an index has it, and finds words in a long list. Absent: the list stays short. */
  grams?: RawBuilder<unknown>;
}

/** An index of grams knows words from this length on. */
const SHORTEST = 2;

/**
 * The part of a list that a call asks for, found in SQL: filtered, searched, ordered, cut to a page. `total` counts 1,000 rows at most,
 * so that a page of a large list costs what a page of a small one costs; who looks for a row beyond searches.
 */
export async function listRows<Table extends keyof Tables, Row>(
  { query, request }: ListCall,
  { from, rows, columns, order, longOrder = order, grams }: ListSource<Table, Row>,
): Promise<{ items: Row[]; total: number }> {
  const { page = 1, orderBy, orderDir = 'asc', keywords } = query;
  const { search, filter = [] } = listOf(request);
  const perPage = query.perPage ?? (query.page === undefined ? MOST_COUNTED : usualSize);
  const given = query as Record<string, unknown>;
  const column = (name: string) => columns[name] ?? sql.ref(name);
  const holds = (names: readonly string[], given: unknown) => {
    const typed = String(given).trim();
    const isLong = Array.from(typed).length >= SHORTEST;
    const found = sql.join(
      names.map((name) => sql`${column(name)} ilike ${containing(typed)}`),
      sql` or `,
    );
    return grams && isLong
      ? sql<boolean>`(${found}) and ${grams} @> ${gramsOf(sql`${typed}::text`)}`
      : sql<boolean>`(${found})`;
  };
  let found = rows;
  if (keywords) found = found.where(holds(search, keywords));
  for (const name of search) if (given[name]) found = found.where(holds([name], given[name]));
  for (const name of filter)
    if (given[name] !== undefined) found = found.where(sql<boolean>`${column(name)} = ${given[name]}`);
  const counted = found.clearSelect().select(sql`1`.as('one')).limit(MOST_COUNTED);
  const count = sql<{ total: number }>`select count(*)::int as total from (${counted}) as counted`.execute(from);
  const { total } = (await count).rows[0] ?? { total: 0 };
  const own = total < MOST_COUNTED ? order : longOrder;
  const ordered = orderBy ? sql`${column(orderBy)} ${sql.raw(orderDir)}, ${own}` : own;
  const items = await found
    .orderBy(ordered as never)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: items as Row[], total };
}
