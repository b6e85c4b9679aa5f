import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { sizeRefusal } from './check-document.ts';
import { checkField } from './check-value.ts';
import { collectionsByKeys } from './collection-rows.ts';
import { type CollectionRecord, labelOf, type StoredField, targetsOf } from './definition.ts';
import type { Data } from './derived-rows.ts';
import { titleOf } from './present.ts';
import type { Value } from './slots.ts';

type Trx = Transaction<Tables>;
export type Text = (key: string, values?: Record<string, string | number>) => string;

/** A removed document, with what it takes so far. */
export interface Removed {
  id: number;
  version: number;
  data: Data;
  bytes: number;
}

/** Refuses to restore a document: it is named, because several are restored at once, and so is the field. */
export function refused(collection: CollectionRecord, row: Removed, field: StoredField, reason: string) {
  return fail('document-not-restored', {
    values: { document: titleOf(collection, row), field: labelOf(field), reason },
  });
}

/** Where the references of documents point: to a document that is there, to one that is removed, or to nothing. */
type Found = (field: StoredField, value: Value) => 'there' | 'removed' | 'gone';

/** Looks up what the references of documents point to, with one query for each collection. What is there stays until the transaction ends. */
async function findTargets(trx: Trx, collection: CollectionRecord, rows: readonly Removed[]): Promise<Found> {
  const fields = collection.fields.filter(({ type }) => type === 'reference');
  const targets = await collectionsByKeys(trx, collection, targetsOf(fields));
  const known = new Map<string, boolean>();
  for (const { id: target, key } of targets) {
    const pointing = fields.filter((field) => field.target === key);
    const values = rows.flatMap(({ data }) => pointing.flatMap(({ id }) => data[id] ?? []));
    const ids = [...new Set(values.map(Number).filter(Number.isSafeInteger))];
    if (ids.length === 0) continue;
    const { rows: found } = await sql<{ id: number; is_removed: boolean }>`
      select id, removed_at is not null as is_removed from document where company_id = ${collection.companyId}
      and collection_id = ${target} and id = any(${`{${ids.join(',')}}`}::bigint[]) order by id for share`.execute(trx);
    for (const { id, is_removed } of found) known.set(`${key}/${id}`, is_removed);
  }
  // Documents that are restored together may refer to one another.
  for (const { id } of rows) known.set(`${collection.key}/${id}`, false);
  return (field, value) => {
    const isRemoved = known.get(`${field.target}/${value}`);
    return isRemoved === undefined ? 'gone' : isRemoved ? 'removed' : 'there';
  };
}

/**
 * The values that a document is restored with: its last ones, by the present definition. Values of fields that were removed are left
 * out, and so are references to documents that are deleted. Throws `document-not-restored`.
 */
function restoredValues(collection: CollectionRecord, row: Removed, find: Found, text: Text): Data {
  const data: Record<string, Value> = {};
  for (const field of collection.fields) {
    const last = row.data[field.id];
    const target = field.type === 'reference' && last !== undefined ? find(field, last) : 'there';
    if (target === 'removed') throw refused(collection, row, field, text('api.restore.reference'));
    const checked = checkField(field, target === 'gone' ? undefined : last);
    if ('value' in checked) {
      if (checked.value !== undefined) data[field.id] = checked.value;
      continue;
    }
    const { key, values } = checked.refused;
    const isMissing = key === 'api.data.required';
    throw refused(
      collection,
      row,
      field,
      isMissing ? text('api.restore.required') : text('api.restore.wrong', { why: text(key, values) }),
    );
  }
  const size = sizeRefusal(data);
  if (size)
    throw refused(
      collection,
      row,
      collection.fields[0]!,
      text('api.restore.wrong', { why: text(size.key, size.values) }),
    );
  return data;
}

/** The values that documents are restored with, in their order. Throws `document-not-restored`. */
export async function checkRestored(
  trx: Trx,
  collection: CollectionRecord,
  rows: readonly Removed[],
  text: Text,
): Promise<Data[]> {
  const find = await findTargets(trx, collection, rows);
  return rows.map((row) => restoredValues(collection, row, find, text));
}
