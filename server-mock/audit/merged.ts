import { sql, type Transaction } from 'kysely';
import type { AuditExportQuery } from '../../src/types/generated/contracts/audit.ts';
import type { Database, Row, Tables } from '../database/index.ts';
import type { Text } from './actor.ts';
import type { Owner } from './filter.ts';
import { filtered } from './filter.ts';
import { targetNames } from './target-names.ts';

/** Columns by the names that callers may sort by. */
const columns = { at: 'at', action: 'action', actor: 'actor_name', address: 'address' } as const;

/** How lines are sorted; lines with the same value are sorted by their time, then by their id. */
export interface Order {
  by: keyof typeof columns;
  dir: 'asc' | 'desc';
}

/** A line with the key of its company (empty: the platform) and what its target is called. */
export type NamedLine = Row<'audit'> & { company: string; targetName: string };

/** So many companies are read at the same time. */
const atOnce = 4;

/** Reads something of each company, every one in a transaction of its own: no query crosses tenants. */
export async function ofEach<T>(
  database: Database,
  owners: readonly Owner[],
  read: (trx: Transaction<Tables>, owner: Owner) => Promise<T>,
): Promise<T[]> {
  const found: T[] = [];
  for (let start = 0; start < owners.length; start += atOnce) {
    const some = owners.slice(start, start + atOnce);
    found.push(...(await Promise.all(some.map((owner) => database.tenant(owner.id, (trx) => read(trx, owner))))));
  }
  return found;
}

function comparison({ by, dir }: Order) {
  const sign = dir === 'asc' ? 1 : -1;
  return (one: NamedLine, two: NamedLine): number => {
    const [left, right] = [one[columns[by]], two[columns[by]]];
    if (left < right) return -sign;
    if (left > right) return sign;
    return (one.at.getTime() - two.at.getTime() || one.id - two.id) * sign;
  };
}

/** The first `count` lines of several companies in one order. Texts are compared as bytes, so that database and merge agree. */
export async function firstLines(
  database: Database,
  owners: readonly Owner[],
  query: AuditExportQuery,
  { text, order, count }: { text: Text; order: Order; count: number },
): Promise<NamedLine[]> {
  const column = columns[order.by];
  const sorted = column === 'at' ? sql.ref(column) : sql`${sql.ref(column)} collate "C"`;
  let merged: NamedLine[] = [];
  await ofEach(database, owners, async (trx, { id, key }) => {
    const lines = filtered(trx, id, query, text).selectAll().orderBy(sorted, order.dir);
    const ties = lines.orderBy('at', order.dir).orderBy('id', order.dir);
    const rows = await ties.limit(count).execute();
    const nameOf = await targetNames(trx, id, rows);
    const named = rows.map((row) => ({ ...row, company: key, targetName: nameOf(row) }));
    merged = [...merged, ...named].sort(comparison(order)).slice(0, count);
  });
  return merged;
}

/** How many lines of several companies a filter lets through. */
export async function countLines(database: Database, owners: readonly Owner[], query: AuditExportQuery, text: Text) {
  const counts = await ofEach(database, owners, (trx, { id }) =>
    filtered(trx, id, query, text)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow(),
  );
  return counts.reduce((sum, { total }) => sum + Number(total), 0);
}
