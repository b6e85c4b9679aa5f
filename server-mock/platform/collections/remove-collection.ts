import type { Transaction } from 'kysely';
import { type Call, listPage } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { keptUntil } from '../../kernel/values/kept.ts';
import { inWords } from '../../kernel/values/words.ts';
import { collectionAt, collectionsAt, countCollections, documentCounts, MOST_COLLECTIONS } from './collection-rows.ts';
import { type CollectionRecord, labelOf, targetsOf } from './definition.ts';
import { inLanguageOf } from './languages.ts';
import { note } from './note.ts';
import {
  lockRemoved,
  namesOfRemoved,
  removedAt,
  requireRoomForRemoved,
  setRemoved,
  setRestored,
} from './removed-rows.ts';

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
    await requireRoomForRemoved(trx, scope);
    await setRemoved(trx, found, services.now());
    const documents = (await documentCounts(trx, companyId, [found.id])).get(found.id) ?? 0;
    await note(context, trx, 'collection.removed', found.key, { documents });
  });
  return {};
}

/** `GET …/removed-collection`. */
export async function removedCollections(context: Call<'removedCollections'>) {
  const { services, scope, locale } = context;
  const rows = await services.database.tenant(scope.companyId, async (trx) => {
    const found = await removedAt(trx, scope, services.now());
    const counts = await documentCounts(
      trx,
      scope.companyId,
      found.map(({ id }) => id),
    );
    return found.map(({ id, key, removed_at, ...row }) => {
      const at = new Date(removed_at!);
      const documents = counts.get(id) ?? 0;
      const name = inWords(row.name, row.names ?? {}, locale);
      return { key, name, documents, removedAt: at.toISOString(), keptUntil: keptUntil(at).toISOString() };
    });
  });
  return listPage(context, rows);
}

/** Throws `collection-target-removed` where a field refers to a collection that is removed, too: it has to be restored first. */
async function requireTargets(trx: Trx, collection: CollectionRecord): Promise<void> {
  const missing = await namesOfRemoved(trx, collection, targetsOf(collection.fields));
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
  const key = params.collectionKey;
  await services.database.tenant(scope.companyId, async (trx) => {
    const count = await countCollections(trx, scope);
    const found = await lockRemoved(trx, scope, key, services.now());
    if (!found) throw fail('collection-unknown');
    if (count >= MOST_COLLECTIONS) throw fail('too-many-collections', { values: { count: MOST_COLLECTIONS } });
    await requireTargets(trx, inLanguageOf(found, locale));
    await setRestored(trx, found);
    await note(context, trx, 'collection.restored', key);
  });
  return { redirect: `/company/${scope.company!.key}/app/${scope.app!.key}/data/${key}` };
}
