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
  const nameOf = await targetNames(trx, rows);
  const keys = await companyKeys(trx, rows);
  return rows.map((row) => ({ ...row, company: keys.get(row.company_id) ?? '', targetName: nameOf(row) }));
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
