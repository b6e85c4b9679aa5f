import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { collectionsByKeys } from './collection-rows.ts';
import { type CollectionRecord, type StoredField, targetsOf } from './definition.ts';
import type { Data } from './derived-rows.ts';
import type { MayRead } from './rights.ts';

type Trx = Transaction<Tables>;

/** The refusal of a reference to what is not there. */
const gone = (field: StoredField, text: (key: string) => string) =>
  fail('document-wrong', { errors: { [field.key]: text('api.data.reference') } });

/** Whether somebody belongs to the company. */
async function isMember(trx: Trx, companyId: number, accountId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('membership')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the document that a reference names until the transaction ends, so that nobody removes it meanwhile. */
async function holdTarget(trx: Trx, companyId: number, collectionId: number, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('document')
    .select('id')
    .where('company_id', '=', companyId)
    .where('collection_id', '=', collectionId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the references of a document: each names a document that is there, and each person a member of the company. Fields whose value
 * stays are not looked at again, so that a document can be changed after its person has left. A writer refers to what he may read.
 * Throws `document-wrong` at the field.
 */
export async function storeLinks(
  trx: Trx,
  collection: CollectionRecord,
  documentId: number,
  { data, before, text, mayRead }: { data: Data; before: Data; text(key: string): string; mayRead: MayRead },
): Promise<void> {
  const { companyId, fields } = collection;
  const changed = fields.filter(
    ({ id, type }) => data[id] !== before[id] && (type === 'reference' || type === 'person'),
  );
  if (changed.length === 0) return;
  const targets = await collectionsByKeys(trx, collection, targetsOf(changed));
  for (const field of changed) {
    await dropLinks(trx, collection, documentId, field.id);
    const value = data[field.id];
    if (value === undefined) continue;
    const id = Number(value);
    if (field.type === 'person') {
      if (!(await isMember(trx, companyId, id))) throw gone(field, text);
      continue;
    }
    const target = targets.find(({ key }) => key === field.target);
    if (!target || !mayRead(target) || !(await holdTarget(trx, companyId, target.id, id))) throw gone(field, text);
    const link = {
      target_collection_id: target.id,
      target_id: id,
      collection_id: collection.id,
      document_id: documentId,
    };
    await trx
      .insertInto('document_link')
      .values({ company_id: companyId, ...link, field_id: field.id })
      .execute();
  }
}

/** Removes the references of one of a document's fields. */
async function dropLinks(
  trx: Trx,
  { companyId, id }: Pick<CollectionRecord, 'companyId' | 'id'>,
  documentId: number,
  fieldId: string,
): Promise<void> {
  await trx
    .deleteFrom('document_link')
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .where('document_id', '=', documentId)
    .where('field_id', '=', fieldId)
    .execute();
}

/**
 * Whether documents refer to one of several that are to be removed in the order of their ids. One that is removed before another one does not
 * protect it, and neither do the documents of a removed collection.
 */
export async function areReferredTo(
  trx: Trx,
  { companyId, id }: Pick<CollectionRecord, 'companyId' | 'id'>,
  ids: readonly number[],
): Promise<boolean> {
  const row = await trx
    .selectFrom('document_link')
    .select('document_id')
    .where('company_id', '=', companyId)
    .where('target_collection_id', '=', id)
    .where('target_id', 'in', ids)
    .where(({ not, and, eb, ref }) =>
      not(and([eb('collection_id', '=', id), eb('document_id', 'in', ids), eb('document_id', '<', ref('target_id'))])),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('collection')
          .select('id')
          .where('company_id', '=', companyId)
          .whereRef('id', '=', 'document_link.collection_id')
          .where('removed_at', 'is', null),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
