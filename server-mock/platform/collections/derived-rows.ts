import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { folded } from '../../kernel/values/folded.ts';
import { type CollectionRecord, type StoredField, searchedFields } from './definition.ts';
import type { Value } from './slots.ts';
import { cut } from './sort-text.ts';

type Trx = Transaction<Tables>;

/** A stored document's data, by field id. */
export type Data = Readonly<Record<string, Value>>;

/** A document's place among the rows. */
export interface DocumentPlace {
  companyId: number;
  collectionId: number;
  documentId: number;
}

/** Most characters that keywords look through in one document. */
const SEARCHED = 500;

/** A value as uniqueness compares it: in small letters, and hashed where it is long. */
export function uniqueText(value: Value): string {
  const text = folded(String(value));
  return text.length <= 200 ? text : `\u0001${createHash('sha256').update(text).digest('hex')}`;
}

/** The text that keywords look through; empty when the document has none. */
export function searchText(fields: readonly StoredField[], data: Data): string {
  const texts = fields.flatMap(({ id }) => (data[id] === undefined ? [] : [folded(String(data[id]))]));
  return cut(texts.join('\n'), SEARCHED);
}

/** Stores the rows for values that have to be unique. Throws `value-taken` at the field. */
async function storeUniques(trx: Trx, place: DocumentPlace, fields: readonly StoredField[], data: Data): Promise<void> {
  for (const field of fields) {
    const value = data[field.id];
    if (!field.unique || value === undefined) continue;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('document_unique')
      .values({ ...keyOf(place), field_id: field.id, value: uniqueText(value) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) !== 1) throw fail('value-taken', { field: field.key });
  }
}

const keyOf = ({ companyId, collectionId, documentId }: DocumentPlace) => ({
  company_id: companyId,
  collection_id: collectionId,
  document_id: documentId,
});

/** Stores a row for each value of the fields with several. */
async function storeValues(trx: Trx, place: DocumentPlace, fields: readonly StoredField[], data: Data): Promise<void> {
  const rows = fields.flatMap(({ id }) => {
    const value = data[id];
    return Array.isArray(value) ? value.map((each) => ({ ...keyOf(place), field_id: id, value: each })) : [];
  });
  if (rows.length > 0) await trx.insertInto('document_value').values(rows).execute();
}

/** Stores the row that keywords look through. */
export async function storeSearch(trx: Trx, place: DocumentPlace, content: string): Promise<void> {
  if (content === '') return;
  const { companyId, collectionId } = place;
  const grams = sql<number[]>`pagewright_grams(${companyId}::bigint, ${collectionId}::bigint, ${content})`;
  await trx
    .insertInto('document_search')
    .values({ ...keyOf(place), content, grams })
    .execute();
}

/** Removes the rows for values of some fields of a document. */
export async function dropDerived(
  trx: Trx,
  { companyId, collectionId, documentId }: DocumentPlace,
  fields: readonly string[],
): Promise<void> {
  for (const table of ['document_value', 'document_unique'] as const) {
    await trx
      .deleteFrom(table)
      .where('company_id', '=', companyId)
      .where('collection_id', '=', collectionId)
      .where('document_id', '=', documentId)
      .where('field_id', 'in', fields)
      .execute();
  }
}

/** Removes the row that keywords look through. */
async function dropSearch(trx: Trx, { companyId, collectionId, documentId }: DocumentPlace): Promise<void> {
  await trx
    .deleteFrom('document_search')
    .where('company_id', '=', companyId)
    .where('collection_id', '=', collectionId)
    .where('document_id', '=', documentId)
    .execute();
}

/**
 * Stores the rows that are derived from a document, but for its links; only those of the named fields, where some are named. The old ones
 * must be gone. Throws `value-taken`.
 */
export async function storeDerived(
  trx: Trx,
  collection: CollectionRecord,
  documentId: number,
  data: Data,
  only?: readonly string[],
): Promise<void> {
  const place = { companyId: collection.companyId, collectionId: collection.id, documentId };
  const fields = collection.fields.filter(({ id }) => !only || only.includes(id));
  await storeUniques(trx, place, fields, data);
  await storeValues(trx, place, fields, data);
  const searched = searchedFields(collection);
  if (only && !searched.some(({ id }) => only.includes(id))) return;
  if (only) await dropSearch(trx, place);
  await storeSearch(trx, place, searchText(searched, data));
}
