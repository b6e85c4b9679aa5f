import { sql, type Transaction } from 'kysely';
import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { directoryRow, type Gone, goneBefore, type Kind, lockGone } from './things.ts';

/** Removed things of all companies that are looked up at a time. */
const AT_ONCE = 50;

/** Documents that one transaction deletes, so that none of them takes long and other work gets its turn in between. */
export const DOCUMENTS_AT_ONCE = 1000;

/** What the purge needs of the platform. */
export type PurgeParts = Pick<ServiceBase, 'database' | 'now'> & { audit: Audit };

/** A thing that is deleted. Its row is locked. */
type Going = Gone & { id: number };

/** How a kind of thing is deleted, each step in a transaction of the company. */
export interface Purge {
  kind: Kind;
  /** Deletes some of its documents, and answers whether there may be more. */
  deleteDocuments?(trx: Transaction<Tables>, going: Going): Promise<boolean>;
  /** Deletes the rest and its row, which frees its key and its room. */
  deleteRest(trx: Transaction<Tables>, going: Going): Promise<unknown>;
}

const nameOf = ({ companyId, appId, key }: Gone) => `${companyId}/${appId}/${key}`;

/**
 * Some of what is removed and whose days are over, by the directory: the oldest of each company, then the second of each, and so on. So
 * nothing of one company waits for all that another one has removed.
 * @param tried what could not be deleted, as `nameOf` writes it
 */
async function goneIn({ query }: Database, kind: Kind, before: Date, tried: ReadonlySet<string>): Promise<Gone[]> {
  const { rows } = await sql<{ company_id: number; app_id: number; key: string }>`
    select company_id, app_id, key from (
      select company_id, app_id, key, removed_at, row_number() over (partition by company_id order by removed_at, app_id, key) as turn
      from removed_thing where kind = ${kind} and removed_at <= ${before}) gone
    order by turn, removed_at limit ${AT_ONCE + tried.size}`.execute(query);
  const found = rows.map((row) => ({ companyId: Number(row.company_id), appId: Number(row.app_id), key: row.key }));
  return found.filter((gone) => !tried.has(nameOf(gone)));
}

/** Deletes one removed thing, step by step. */
async function purgeOne(
  { database, audit }: PurgeParts,
  { kind, deleteDocuments, deleteRest }: Purge,
  { gone, before, isStopping }: { gone: Gone; before: Date; isStopping: () => boolean },
): Promise<void> {
  const { companyId, key: target } = gone;
  const step = (work: (trx: Transaction<Tables>, going: Going) => Promise<boolean>) =>
    database.tenant(companyId, async (trx) => {
      const found = await lockGone(trx, kind, gone, before);
      return found ? work(trx, { ...gone, id: Number(found.id) }) : false;
    });
  while (deleteDocuments && !isStopping() && (await step(deleteDocuments)));
  if (isStopping()) return;
  await step(async (trx, going) => {
    await deleteRest(trx, going);
    await audit.record({ action: `${kind}.purged`, companyId, target }, trx);
    return false;
  });
  await database.transaction((trx) => directoryRow(trx, kind, gone).where('removed_at', '<=', before).execute());
}

/**
 * Deletes all of a kind that was removed 30 days ago or earlier. Each step is a transaction of its own, and the row of the thing goes
 * last, so the next call goes on where a program has stopped. Several nodes may do this at once.
 * @param isStopping asked before each step; true ends the work
 * @throws the first failure, after it has tried all
 */
export async function purgeInTurn(
  parts: PurgeParts,
  purge: Purge,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = goneBefore(parts.now());
  const failures: unknown[] = [];
  const tried = new Set<string>();
  for (;;) {
    const some = await goneIn(parts.database, purge.kind, before, tried);
    if (some.length === 0) break;
    for (const gone of some) {
      tried.add(nameOf(gone));
      await purgeOne(parts, purge, { gone, before, isStopping }).catch((error: unknown) => failures.push(error));
      if (isStopping()) break;
    }
    if (isStopping()) break;
  }
  if (failures.length > 0) throw failures[0];
}
