import { sql, type Transaction } from 'kysely';
import type { Text } from '../../kernel/audit-log/actor.ts';
import type { Row, Tables } from '../../kernel/database/index.ts';
import { type Filter, filtered, type Owner } from './filter.ts';
import { targetNames } from './target-names.ts';

/** Columns by the names that callers may sort by. */
const columns = { at: 'at', action: 'action', actor: 'actor_name', address: 'address' } as const;

/** Which lines are read: sorted by a column, lines with the same value by their time, then by their id. */
export interface Part {
  by: keyof typeof columns;
  dir: 'asc' | 'desc';
  /** How many lines to leave out at the beginning. */
  offset: number;
  /** How many lines to read at most. */
  limit: number;
}

/** What a filter lets through, of an owner or of everybody. */
export interface Wanted {
  owner: Owner | null;
  query: Filter;
  text: Text;
}

/** A line with the key of its company (empty: the platform) and what its target is called. */
export type NamedLine = Row<'audit'> & { company: string; targetName: string };

async function companyKeys(trx: Transaction<Tables>, lines: readonly Row<'audit'>[]): Promise<Map<number, string>> {
  const ids = [...new Set(lines.map(({ company_id }) => company_id))];
  if (ids.length === 0) return new Map();
  const rows = await trx.selectFrom('company').select(['id', 'key']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** Where a line stands among all by their time, as the database writes it. */
export interface Place {
  at: string;
  id: number;
  companyId: number;
}

/** Gives lines of a part what they are shown with. Names are looked up for these lines alone. */
async function named<Line extends Row<'audit'>>(trx: Transaction<Tables>, rows: readonly Line[], owner: Owner | null) {
  const nameOf = await targetNames(trx, rows, owner);
  const keys = await companyKeys(trx, rows);
  return rows.map((row) => ({ ...row, company: keys.get(row.company_id) ?? '', targetName: nameOf(row) }));
}

/** Reads the newest of the wanted lines that are older than a place, and the place of the last one. */
export async function readOlder(
  trx: Transaction<Tables>,
  { owner, query, text }: Wanted,
  after: Place | undefined,
  limit: number,
): Promise<{ lines: NamedLine[]; last: Place | undefined }> {
  const wanted = filtered(trx, owner, query, text).selectAll().select(sql<string>`at::text`.as('moment'));
  const older = after
    ? wanted
        .where(sql<boolean>`at <= ${after.at}::timestamptz`)
        .where(
          sql<boolean>`(at, id, company_id) < (${after.at}::timestamptz, ${after.id}::bigint, ${after.companyId}::bigint)`,
        )
    : wanted;
  const rows = await older
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .orderBy('company_id', 'desc')
    .limit(limit)
    .execute();
  const end = rows.at(-1);
  const last = rows.length === limit && end ? { at: end.moment, id: end.id, companyId: end.company_id } : undefined;
  return { lines: await named(trx, rows, owner), last };
}

/** Reads a part of the wanted lines. Texts are compared as bytes, so that both engines agree. */
export async function readLines(
  trx: Transaction<Tables>,
  { owner, query, text }: Wanted,
  { by, dir, offset, limit }: Part,
): Promise<NamedLine[]> {
  const wanted = filtered(trx, owner, query, text).selectAll();
  const sorted = by === 'at' ? wanted : wanted.orderBy(sql`${sql.ref(columns[by])} collate "C"`, dir);
  const exact = sorted.orderBy('at', dir).orderBy('id', dir).orderBy('company_id', dir);
  const rows = await exact.offset(offset).limit(limit).execute();
  return named(trx, rows, owner);
}

/** How many lines are wanted; counting ends at `most`. */
export async function countLines(
  trx: Transaction<Tables>,
  { owner, query, text }: Wanted,
  most: number,
): Promise<number> {
  const counted = filtered(trx, owner, query, text).select('id').limit(most).as('counted');
  const { total } = await trx
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
