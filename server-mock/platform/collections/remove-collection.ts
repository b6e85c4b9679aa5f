import { sql, type Transaction } from 'kysely';
import { type Call, listPage } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { inWords, type Words } from '../../kernel/values/words.ts';
import { removedIn, requireRoomForRemoved, setRemoved, setRestored, shownRemoved } from '../kept/index.ts';
import {
  collectionAt,
  collectionsAt,
  columns,
  countCollections,
  documentCounts,
  MOST_COLLECTIONS,
  recordOf,
} from './collection-rows.ts';
import { type CollectionRecord, labelOf, targetsOf } from './definition.ts';
import { inLanguageOf } from './languages.ts';
import { note } from './note.ts';

type Trx = Transaction<Tables>;

/** Whether a field of another collection refers to this one. */
async function isTarget(trx: Trx, { companyId, appId, id, key }: CollectionRecord): Promise<boolean> {
  const others = (await collectionsAt(trx, { companyId, appId })).filter((other) => other.id !== id);
  return others.some(({ fields }) => fields.some(({ type, target }) => type === 'reference' && target === key));
}

/**
 * `POST …/collection/{collectionKey}/remove`. No call finds the collection and its documents from then on. Nothing of them is deleted for 30
 * days, so they can be restored, and they keep their key and their room.
 * Throws `collection-unknown`, `name-differs`, `collection-needed` or `too-many-removed-collections`.
 */
export async function removeCollection(context: Call<'removeCollection'>) {
  const { services, scope, params, body, locale } = context;
  const { companyId } = scope;
  await services.database.tenant(companyId, async (trx) => {
    await countCollections(trx, scope);
    const found = await collectionAt(trx, scope, params.collectionKey, 'update');
    if (!found) throw fail('collection-unknown');
    if (body.name.trim() !== inWords(found.name, found.names, locale)) throw fail('name-differs', { field: 'name' });
    if (await isTarget(trx, found)) throw fail('collection-needed');
    await requireRoomForRemoved(trx, 'collection', scope);
    await setRemoved(trx, 'collection', { companyId, appId: scope.appId, key: found.key, at: services.now() });
    const documents = (await documentCounts(trx, companyId, [found.id])).get(found.id) ?? 0;
    await note(context, trx, 'collection.removed', found.key, { documents });
  });
  return {};
}

/** `GET …/removed-collection`. */
export async function removedCollections(context: Call<'removedCollections'>) {
  const { services, scope, locale } = context;
  const rows = await services.database.tenant(scope.companyId, async (trx) => {
    const found = await removedIn(trx, 'collection', scope, services.now())
      .select(['id', 'key', 'name', sql<Words | null>`definition -> 'names'`.as('names'), 'removed_at'])
      .execute();
    const counts = await documentCounts(
      trx,
      scope.companyId,
      found.map(({ id }) => id),
    );
    return found.map(({ id, names, ...row }) => ({
      ...shownRemoved(row),
      name: inWords(row.name, names ?? {}, locale),
      documents: counts.get(id) ?? 0,
    }));
  });
  return listPage(context, rows);
}

/** The names of removed collections that a collection refers to, by their keys. */
async function namesOfRemoved(trx: Trx, { companyId, appId, fields }: CollectionRecord): Promise<Map<string, string>> {
  const keys = targetsOf(fields);
  if (keys.length === 0) return new Map();
  const rows = await trx
    .selectFrom('collection')
    .select(['key', 'name'])
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('key', 'in', keys)
    .where('removed_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** Throws `collection-target-removed` where a field refers to a collection that is removed, too: it has to be restored first. */
async function requireTargets(trx: Trx, collection: CollectionRecord): Promise<void> {
  const missing = await namesOfRemoved(trx, collection);
  const field = collection.fields.find(({ type, target = '' }) => type === 'reference' && missing.has(target));
  if (!field) return;
  const values = { field: labelOf(field), collection: missing.get(field.target!)! };
  throw fail('collection-target-removed', { values });
}

/**
 * `POST …/removed-collection/{collectionKey}`. Throws `collection-unknown`, also when the collection's 30 days are over,
 * `too-many-collections` or `collection-target-removed`.
 */
export async function restoreCollection(context: Call<'restoreCollection'>) {
  const { services, scope, params, locale } = context;
  const { companyId, appId } = scope;
  const key = params.collectionKey;
  const now = services.now();
  await services.database.tenant(companyId, async (trx) => {
    const count = await countCollections(trx, scope);
    const row = await removedIn(trx, 'collection', scope, now)
      .select(columns)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw fail('collection-unknown');
    if (count >= MOST_COLLECTIONS) throw fail('too-many-collections', { values: { count: MOST_COLLECTIONS } });
    const found = recordOf(companyId, row);
    await requireTargets(trx, inLanguageOf(found, locale));
    await setRestored(trx, 'collection', { companyId, appId, key, now });
    // Work on its documents from before begins anew.
    await trx
      .updateTable('collection')
      .set({ revision: sql`revision + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', found.id)
      .execute();
    await note(context, trx, 'collection.restored', key);
  });
  return { redirect: `/company/${scope.company!.key}/app/${scope.app!.key}/data/${key}` };
}
