import type { Transaction } from 'kysely';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { oneByOne } from '../../kernel/limits/index.ts';
import { checkDocument } from './check-document.ts';
import { collectionAt, documentCounts } from './collection-rows.ts';
import { addToCounts, mostDocuments, WHOLE_COMPANY } from './counts.ts';
import type { CollectionRecord } from './definition.ts';
import { documentAt, updateDocument } from './document-rows.ts';
import { keepFilling } from './fill-slots.ts';
import { MOST_CHANGES } from './history.ts';
import { inLanguageOf } from './languages.ts';
import { listPageOf } from './list.ts';
import { requireTaken, storeDocument } from './new-rows.ts';
import { presented, presentedChange } from './present.ts';
import { withRoom } from './reclaim.ts';
import { removeRows } from './remove-rows.ts';
import { mayDo, type Right, readerOf, requireRight } from './rights.ts';
import { mostBytes } from './stored-bytes.ts';

type Trx = Transaction<Tables>;
type Place = Context<unknown, unknown, { collection: string }>;

/**
 * Runs the work of a call on a collection, in one transaction. Names and labels are in the language of the call. Throws `not-found` above the level of an app, which alone has data,
 * `collection-unknown` or `forbidden`.
 * @param lock whether the definition has to stay as it is until the work is done
 * @param spared removed documents that do not make way for the work
 */
export async function inCollection<Result>(
  { services, scope, params, locale }: Place,
  right: Right,
  work: (trx: Trx, collection: CollectionRecord) => Promise<Result>,
  lock?: 'share',
  spared: readonly number[] = [],
): Promise<Result> {
  if (scope.level !== 'app') throw fail('not-found');
  const { database } = services;
  let found: CollectionRecord | undefined;
  try {
    return await withRoom({ database, companyId: scope.companyId, most: mostBytes(services), spared }, () =>
      database.tenant(scope.companyId, async (trx) => {
        found = requireRight(await collectionAt(trx, scope, params.collection, lock), right, scope);
        return work(trx, inLanguageOf(found, locale));
      }),
    );
  } finally {
    if (found) keepFilling(services, found);
  }
}

/** The documents that a call names, each once. */
export const idsOf = ({ ids }: { ids: string }): number[] =>
  [...new Set(ids.split(',').map(Number))].filter(Number.isSafeInteger);

/** Who makes a call, as rows of documents name him. */
export const writerOf = ({ me, services, text, scope }: Context) => ({
  me,
  at: services.now(),
  text,
  mayRead: readerOf(scope),
  most: mostBytes(services),
});

/** `GET …/data/{collection}`. */
export function listDocuments(context: Call<'listDocuments'>) {
  const { scope } = context;
  return inCollection(context, 'read', async (trx, collection) => {
    const { rows, ...page } = await listPageOf(trx, collection, context.query);
    const may = { write: mayDo(collection, 'write', scope), remove: mayDo(collection, 'remove', scope) };
    return { items: await presented(trx, collection, rows, readerOf(scope)), ...page, may };
  });
}

/** `GET …/data/{collection}/{id}`. Throws `document-unknown`. */
export function readDocument(context: Call<'readDocument'>) {
  return inCollection(context, 'read', async (trx, collection) => {
    const row = await documentAt(trx, collection, context.params.id);
    if (!row) throw fail('document-unknown');
    return (await presented(trx, collection, [row], readerOf(context.scope)))[0]!;
  });
}

/** `POST …/data/{collection}`. Throws `document-wrong`, `value-taken`, `too-many-documents` or `document-storage-full`. */
export function createDocument(context: Call<'createDocument'>) {
  const { body, services, scope } = context;
  const work = async (trx: Trx, collection: CollectionRecord) => {
    const most = mostDocuments(services.database);
    const counts = await documentCounts(trx, scope.companyId, [WHOLE_COMPANY]);
    if ((counts.get(WHOLE_COMPANY) ?? 0) >= most) throw fail('too-many-documents', { values: { count: most } });
    const row = await storeDocument(trx, collection, body, writerOf(context));
    return (await presented(trx, collection, [row], readerOf(context.scope)))[0]!;
  };
  return inCollection(context, 'write', work, 'share');
}

/** `PATCH …/data/{collection}/{id}`. Throws `document-unknown`, `document-moved`, `document-wrong`, `value-taken` or `document-storage-full`. */
export function changeDocument(context: Call<'changeDocument'>) {
  const { body, text, params } = context;
  const version = Number.isInteger(Number(body['version'] ?? Number.NaN)) ? Number(body['version']) : undefined;
  const work = async (trx: Trx, collection: CollectionRecord) => {
    const values = requireTaken(checkDocument(collection, body, 'change'), text);
    const row = await updateDocument(trx, collection, params.id, { values, version, writer: writerOf(context) });
    return (await presented(trx, collection, [row], readerOf(context.scope)))[0]!;
  };
  return inCollection(context, 'write', work, 'share');
}

/**
 * `DELETE …/data/{collection}?ids=`. All are removed, or none. Those that are gone already do not count. A company removes documents for one
 * caller at a time: the embedded database has one session, and others get their turn in between. Throws `document-needed`.
 */
export function removeDocuments(context: Call<'removeDocuments'>) {
  const ids = idsOf(context.query);
  const work = async (trx: Trx, collection: CollectionRecord) => {
    const added = await removeRows(trx, collection, ids, writerOf(context));
    if (added.documents !== 0) await addToCounts(trx, collection, added);
    return { removed: -added.documents };
  };
  return oneByOne(`remove:${context.scope.companyId}`, () => inCollection(context, 'remove', work, 'share'));
}

/** `GET …/data/{collection}/{id}/changes`. Throws `document-unknown`. */
export function listChanges(context: Call<'listChanges'>) {
  return inCollection(context, 'read', async (trx, collection) => {
    if (!(await documentAt(trx, collection, context.params.id))) throw fail('document-unknown');
    const rows = await trx
      .selectFrom('document_change')
      .select(['version', 'at', 'actor_name', 'action', 'before'])
      .where('company_id', '=', collection.companyId)
      .where('collection_id', '=', collection.id)
      .where('document_id', '=', context.params.id)
      .orderBy('version', 'desc')
      .limit(MOST_CHANGES)
      .execute();
    return {
      changes: rows.map(({ version, at, actor_name: by, action, before }) => ({
        ...{ version, at: new Date(at).toISOString(), by, action },
        before: presentedChange(collection, before),
      })),
    };
  });
}
