import { sql, type Transaction } from 'kysely';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Tables } from '../../kernel/database/index.ts';
import type { CollectionRecord, Definition, Slots } from './definition.ts';

/** Collections that an app may have. */
export const MOST_COLLECTIONS = 50;

type Trx = Transaction<Tables>;

export const columns = ['id', 'app_id', 'key', 'name', 'definition', 'slots', 'revision'] as const;

/** A row as calls use it. */
export function recordOf(
  companyId: number,
  row: { id: number; app_id: number; key: string; name: string; definition: unknown; slots: unknown; revision: number },
): CollectionRecord {
  const { id, app_id: appId, key, name, revision } = row;
  return { companyId, appId, id, key, name, revision, ...(row.definition as Definition), slots: row.slots as Slots };
}

/** The query for the collections of an app that have not been removed. */
const presentIn = (trx: Trx, { companyId, appId }: AppLevel) =>
  trx
    .selectFrom('collection')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('removed_at', 'is', null);

/** The collections of an app, by name. */
export async function collectionsAt(trx: Trx, level: AppLevel): Promise<CollectionRecord[]> {
  const rows = await presentIn(trx, level).orderBy('name').orderBy('key').execute();
  return rows.map((row) => recordOf(level.companyId, row));
}

/** The collections of an app that have one of the keys: definitions are large, and few of them are needed at a time. */
export async function collectionsByKeys(
  trx: Trx,
  level: AppLevel,
  keys: readonly string[],
): Promise<CollectionRecord[]> {
  if (keys.length === 0) return [];
  const rows = await presentIn(trx, level).where('key', 'in', keys).execute();
  return rows.map((row) => recordOf(level.companyId, row));
}

/**
 * A collection by its key; undefined when the app has none.
 * @param lock `share` keeps others from changing the definition until the transaction ends, `update` also from writing documents
 */
export async function collectionAt(
  trx: Trx,
  level: AppLevel,
  key: string,
  lock?: 'share' | 'update',
): Promise<CollectionRecord | undefined> {
  const row = await presentIn(trx, level)
    .where('key', '=', key)
    .$if(lock === 'share', (query) => query.forShare())
    .$if(lock === 'update', (query) => query.forUpdate())
    .executeTakeFirst();
  return row && recordOf(level.companyId, row);
}

/** The columns of a definition as text. */
const asText = ({ fields, rights, nextField, names }: Definition, slots: Slots) => ({
  definition: JSON.stringify({ fields, rights, nextField, names }),
  slots: JSON.stringify(slots),
});

/** Stores a new collection. Answers false when the app has one with this key, removed ones among them. */
export async function insertCollection(
  trx: Trx,
  { companyId, appId }: AppLevel,
  collection: { id: number; key: string; name: string; at: Date; definition: Definition; slots: Slots },
): Promise<boolean> {
  const { id, key, name, at, definition, slots } = collection;
  const row = { company_id: companyId, app_id: appId, id, key, name, created_at: at, ...asText(definition, slots) };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('collection')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'app_id', 'key']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Stores a changed collection; its revision grows. */
export async function updateCollection(trx: Trx, collection: CollectionRecord): Promise<void> {
  const { companyId, id, name, revision, slots } = collection;
  await trx
    .updateTable('collection')
    .set({ name, revision: revision + 1, ...asText(collection, slots) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Stores which slots are filled; the definition stays. */
export async function updateSlots(trx: Trx, { companyId, id }: CollectionRecord, slots: Slots): Promise<void> {
  await trx
    .updateTable('collection')
    .set({ slots: JSON.stringify(slots) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Locks an app, so that those who make collections are counted one after the other. Answers how many it has. */
export async function countCollections(trx: Trx, { companyId, appId }: AppLevel): Promise<number> {
  await trx
    .selectFrom('app')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', appId)
    .forUpdate()
    .execute();
  const { count } = await trx
    .selectFrom('collection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many documents collections have, by the collection's id. */
export async function documentCounts(
  trx: Trx,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('document_count')
    .select(['collection_id', sql<number>`sum(documents)`.as('documents')])
    .where('company_id', '=', companyId)
    .where('collection_id', 'in', ids)
    .groupBy('collection_id')
    .execute();
  return new Map(rows.map((row) => [Number(row.collection_id), Number(row.documents)]));
}
