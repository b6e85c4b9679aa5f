import type { Transaction } from 'kysely';
import type { Collection, CreateCollectionBody, Field } from '../../../src/types/generated/contracts/collections.ts';
import type { Locale } from '../../../src/types/start.ts';
import { type Call, type Context, listPage } from '../../kernel/contracts/index.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { definitionRule, requireWithin } from '../../kernel/limits/index.ts';
import { keysFor } from '../../kernel/values/address-keys.ts';
import { inWords } from '../../kernel/values/words.ts';
import { withFields } from './change-definition.ts';
import { wrongFields } from './check-definition.ts';
import {
  collectionAt,
  collectionsAt,
  countCollections,
  documentCounts,
  MOST_COLLECTIONS,
  updateCollection,
} from './collection-rows.ts';
import type { CollectionRecord } from './definition.ts';
import { keepFilling } from './fill-slots.ts';
import { rolesToGive } from './given-roles.ts';
import { inLanguageOf, keptLabels, keptNames } from './languages.ts';
import { storeCollection } from './new-rows.ts';
import { note } from './note.ts';

type Trx = Transaction<Tables>;

/** A collection as calls answer it to readers of a language. */
async function answerOf(
  database: Database,
  collection: CollectionRecord,
  { documents, language }: { documents: number; language: Locale },
): Promise<Collection> {
  const { key, revision, rights } = collection;
  const roles = await rolesToGive(database, collection, rights);
  const { name, names = {}, fields } = inLanguageOf(collection, language);
  return { key, name, names, language, revision, rights, documents, roles, fields: [...fields] };
}

/** Throws `collection-wrong` with a text for each mistake in fields, by its place. */
async function requireFields(trx: Trx, { scope, text }: Context, fields: readonly Field[], own: string): Promise<void> {
  const targets = (await collectionsAt(trx, scope)).map(({ key }) => key);
  const refusals = Object.entries(wrongFields(fields, new Set([...targets, own])));
  if (refusals.length === 0) return;
  const errors = refusals.map(([place, { key, values }]) => [place, text(key, values)]);
  throw fail('collection-wrong', { errors: Object.fromEntries(errors) });
}

/** `GET …/collection`. */
export async function listCollections(context: Call<'listCollections'>) {
  const { services, scope, locale } = context;
  const rows = await services.database.tenant(scope.companyId, async (trx) => {
    const collections = await collectionsAt(trx, scope);
    const ids = collections.map(({ id }) => id);
    const counts = await documentCounts(trx, scope.companyId, ids);
    return collections.map(({ id, key, name, names, fields }) => ({
      key,
      name: inWords(name, names, locale),
      fields: fields.length,
      documents: counts.get(id) ?? 0,
    }));
  });
  return listPage(context, rows);
}

/** Adds a collection to the app of a call and answers its key. Throws `key-taken`, `key-reserved`, `too-many-collections` or `collection-wrong`. */
export async function addCollection(context: Context, body: CreateCollectionBody): Promise<string> {
  const { services, scope, locale } = context;
  const keys = keysFor(body, 'data');
  const wish = { ...body, ...keptNames(body, undefined, locale), fields: keptLabels(body.fields ?? [], [], locale) };
  await requireWithin(services.limits, `definition:${scope.companyId}`, definitionRule);
  return services.database.tenant(scope.companyId, async (trx) => {
    if ((await countCollections(trx, scope)) >= MOST_COLLECTIONS)
      throw fail('too-many-collections', { values: { count: MOST_COLLECTIONS } });
    for (const free of keys) {
      await requireFields(trx, context, wish.fields, free);
      const made = await storeCollection(
        trx,
        scope,
        { ...wish, key: free },
        { at: services.now(), text: context.text },
      );
      if (!made) continue;
      await note(context, trx, 'collection.created', free);
      return free;
    }
    throw fail('key-taken', { field: 'key' });
  });
}

/** `POST …/collection`. Throws what `addCollection` throws. */
export async function createCollection(context: Call<'createCollection'>) {
  const { scope, body } = context;
  const key = await addCollection(context, body);
  return { key, redirect: `/company/${scope.company!.key}/app/${scope.app!.key}/data/${key}` };
}

/** A collection as it is stored, for those who build pages of it. Throws `collection-unknown`. */
export async function readCollectionAt(
  database: Database,
  level: AppLevel,
  key: string,
  field?: string,
): Promise<{ collection: CollectionRecord; documents: number }> {
  return database.tenant(level.companyId, async (trx) => {
    const collection = await collectionAt(trx, level, key);
    if (!collection) throw fail('collection-unknown', field ? { field } : {});
    const counts = await documentCounts(trx, level.companyId, [collection.id]);
    return { collection, documents: counts.get(collection.id) ?? 0 };
  });
}

/** `GET …/collection/{collectionKey}`. Throws `collection-unknown`. */
export async function readCollection({ services, scope, params, locale }: Call<'readCollection'>) {
  const { collection, documents } = await readCollectionAt(services.database, scope, params.collectionKey);
  return answerOf(services.database, collection, { documents, language: locale });
}

/**
 * `POST …/collection/{collectionKey}`. What the body does not name stays.
 * Throws `collection-unknown`, `collection-moved`, `collection-wrong`, `field-has-values` or `field-type-stays`.
 */
export async function changeCollection(context: Call<'changeCollection'>) {
  const { services, scope, body, params, text, locale } = context;
  const { database } = services;
  const { language = locale } = body;
  await requireWithin(services.limits, `definition:${scope.companyId}`, definitionRule);
  const [stored, documents] = await database.tenant(scope.companyId, async (trx) => {
    const found = await collectionAt(trx, scope, params.collectionKey, 'update');
    if (!found) throw fail('collection-unknown');
    if (body.revision !== undefined && body.revision !== found.revision) throw fail('collection-moved');
    const fields = body.fields && keptLabels(body.fields, found.fields, language);
    if (fields) await requireFields(trx, context, fields, found.key);
    const count = (await documentCounts(trx, scope.companyId, [found.id])).get(found.id) ?? 0;
    const options = { documents: count, isConfirmed: body.confirm === true, text };
    const changed = fields ? await withFields(trx, found, fields, options) : found;
    const name = body.name ?? inWords(found.name, found.names, language);
    const next = {
      ...changed,
      ...keptNames({ name, names: body.names }, found.names, language),
      rights: body.rights ?? found.rights,
    };
    await updateCollection(trx, next);
    await note(context, trx, 'collection.changed', found.key);
    return [{ ...next, revision: found.revision + 1 }, count] as const;
  });
  keepFilling(services, stored);
  return answerOf(database, stored, { documents, language });
}
