import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { containing, mayHold, type Tables } from '../database/index.ts';
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
  /** The texts of all columns that the contract's `search` names, as an index has them (`soughtIn`). Absent: a list that stays short. */
  sought?: RawBuilder<unknown>;
}

/** Rows that tell whether a word is frequent, and how many of them have it then: it is found sooner row by row than by an index. */
const LOOKED_AT = 200;
const FREQUENT = 20;

/**
 * The part of a list that a call asks for, found in SQL: filtered, searched, ordered, cut to a page. `total` counts 1,000 rows at most,
 * so that a page of a large list costs what a page of a small one costs; who looks for a row beyond searches.
 */
export async function listRows<Table extends keyof Tables, Row>(
  { query, request }: ListCall,
  { from, rows, columns, order, longOrder = order, sought }: ListSource<Table, Row>,
): Promise<{ items: Row[]; total: number }> {
  const { page = 1, orderBy, orderDir = 'asc', keywords } = query;
  const { search, filter = [] } = listOf(request);
  const perPage = query.perPage ?? (query.page === undefined ? MOST_COUNTED : usualSize);
  const given = query as Record<string, unknown>;
  const column = (name: string) => columns[name] ?? sql.ref(name);
  const searches = search.map((name) => ({ names: [name], typed: given[name] }));
  if (keywords) searches.push({ names: [...search], typed: keywords });
  const wanted = searches.filter(({ typed }) => typed).map(({ names, typed }) => ({ names, typed: String(typed) }));
  const hasWords = wanted.map(({ names, typed }) => {
    const each = names.map((name) => sql`${column(name)} ilike ${containing(typed)}`);
    return sql<boolean>`(${sql.join(each, sql` or `)})`;
  });
  const countOf = async (some: RawBuilder<unknown>) =>
    (await sql<{ total: number }>`select count(*)::int as total from ${some}`.execute(from)).rows[0]?.total ?? 0;
  let found = rows;
  for (const name of filter)
    if (given[name] !== undefined) found = found.where(sql<boolean>`${column(name)} = ${given[name]}`);
  if (sought && wanted.length > 0) {
    const has = sql`${sql.join(hasWords, sql` and `)}`.as('has');
    const first = found.clearSelect().select(has).limit(LOOKED_AT);
    if ((await countOf(sql`(${first}) as first where has`)) < FREQUENT)
      for (const { typed } of wanted) found = found.where(mayHold(sought, typed));
  }
  for (const has of hasWords) found = found.where(has);
  const total = await countOf(sql`(${found.clearSelect().select(sql`1`.as('one')).limit(MOST_COUNTED)}) as counted`);
  const own = total < MOST_COUNTED ? order : longOrder;
  const ordered = orderBy ? sql`${column(orderBy)} ${sql.raw(orderDir)}, ${own}` : own;
  const items = await found
    .orderBy(ordered as never)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: items as Row[], total };
}
