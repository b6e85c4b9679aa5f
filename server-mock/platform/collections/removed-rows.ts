import { sql, type Transaction } from 'kysely';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { goneBefore } from '../../kernel/values/kept.ts';
import type { Words } from '../../kernel/values/words.ts';
import { columns, recordOf } from './collection-rows.ts';
import type { CollectionRecord } from './definition.ts';

type Trx = Transaction<Tables>;

/** Removed collections that are kept of an app, beside those that it has. */
export const MOST_REMOVED = 50;

const inApp = (trx: Trx, { companyId, appId }: AppLevel) =>
  trx.selectFrom('collection').where('company_id', '=', companyId).where('app_id', '=', appId);

/** Throws `too-many-removed-collections` where an app has removed as many as are kept. Call it where the app is locked. */
export async function requireRoomForRemoved(trx: Trx, level: AppLevel): Promise<void> {
  const { count } = await inApp(trx, level)
    .where('removed_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_REMOVED) throw fail('too-many-removed-collections', { values: { count: MOST_REMOVED } });
}

/** Removes a collection: its row says so, and the directory by which the purge finds it. Its documents are not touched. */
export async function setRemoved(trx: Trx, { companyId, id }: CollectionRecord, at: Date): Promise<void> {
  await trx
    .updateTable('collection')
    .set({ removed_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('removed_collection')
    .values({ company_id: companyId, collection_id: id, removed_at: at })
    .execute();
}

/** Restores a collection. Its revision grows, so that work on its documents from before begins anew. */
export async function setRestored(trx: Trx, { companyId, id }: CollectionRecord): Promise<void> {
  await trx
    .updateTable('collection')
    .set({ removed_at: null, revision: sql`revision + 1` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('removed_collection')
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .execute();
}

/** The collections of an app that were removed and can be restored, the last one first. */
export const removedAt = (trx: Trx, level: AppLevel, now: Date) =>
  inApp(trx, level)
    .select(['id', 'key', 'name', sql<Words | null>`definition -> 'names'`.as('names'), 'removed_at'])
    .where('removed_at', '>', goneBefore(now))
    .orderBy('removed_at', 'desc')
    .orderBy('key')
    .execute();

/** Locks a removed collection that can be restored; undefined when the app has none with this key. */
export async function lockRemoved(
  trx: Trx,
  level: AppLevel,
  key: string,
  now: Date,
): Promise<CollectionRecord | undefined> {
  const row = await inApp(trx, level)
    .select(columns)
    .where('key', '=', key)
    .where('removed_at', '>', goneBefore(now))
    .forUpdate()
    .executeTakeFirst();
  return row && recordOf(level.companyId, row);
}

/** The names of removed collections, by their keys. */
export async function namesOfRemoved(trx: Trx, level: AppLevel, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await inApp(trx, level)
    .select(['key', 'name'])
    .where('key', 'in', keys)
    .where('removed_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ key, name }) => [key, name]));
}
