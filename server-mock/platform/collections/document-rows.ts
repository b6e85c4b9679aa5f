import { sql, type Transaction, type Updateable } from 'kysely';
import type { User } from '../../../src/types/start.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Values } from './check-document.ts';
import { addToCounts } from './counts.ts';
import type { CollectionRecord } from './definition.ts';
import { type Data, dropDerived, storeDerived } from './derived-rows.ts';
import { documentId } from './document-id.ts';
import { noteChange, trimHistory } from './history.ts';
import { storeLinks } from './links.ts';
import type { MayRead } from './rights.ts';
import { slotValues, type Value } from './slots.ts';
import { changeBytes, documentBytes } from './stored-bytes.ts';

type Trx = Transaction<Tables>;

/** Who writes, when, and in which language refusals are. */
export interface Writer {
  me: Pick<User, 'id' | 'name'>;
  at: Date;
  text(key: string): string;
  /** Which collections the writer may refer to. */
  mayRead: MayRead;
  /** Bytes that the company may store. */
  most: number;
}

/** A document as it is stored. */
export interface DocumentRow {
  id: number;
  version: number;
  data: Data;
  created_at: Date;
  created_by: number;
  updated_at: Date;
  updated_by: number;
}

/** The same, with what it takes and what its history takes. */
interface WeighedRow extends DocumentRow {
  bytes: number;
  history_bytes: number;
}

const columns = ['id', 'version', 'data', 'created_at', 'created_by', 'updated_at', 'updated_by'] as const;
const weights = ['bytes', 'history_bytes'] as const;

/** PostgreSQL keeps the plan of a foreign key's check. One made while the table was small scans all of it, 15 times slower later. */
export const keepIndexes = (trx: Trx) => sql`set local enable_seqscan = off`.execute(trx);

/** A document that is there; undefined otherwise. */
export async function documentAt(
  trx: Trx,
  { companyId, id }: CollectionRecord,
  document: number,
  lock = false,
): Promise<WeighedRow | undefined> {
  const row = await trx
    .selectFrom('document')
    .select([...columns, ...weights])
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .where('id', '=', document)
    .where('removed_at', 'is', null)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as WeighedRow | undefined;
}

/** Values that are there: empty ones are not stored. */
export const present = (values: Values): Data =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== null));

/** The slot columns of a document as an update or an insert takes them. */
const slotColumns = ({ fields, slots }: CollectionRecord, data: Data) => slotValues(fields, slots.fields, data);

/** Stores a new document with all that is derived from it. Throws `value-taken`, `document-wrong` or `document-storage-full`. */
export async function insertDocument(
  trx: Trx,
  collection: CollectionRecord,
  values: Values,
  writer: Writer,
): Promise<DocumentRow> {
  await keepIndexes(trx);
  const { me, at } = writer;
  const data = present(values);
  const row = { id: documentId(at), version: 1, created_at: at, created_by: me.id, updated_at: at, updated_by: me.id };
  const place = { company_id: collection.companyId, collection_id: collection.id };
  const weight = { bytes: documentBytes(collection, data), history_bytes: changeBytes({}) };
  await trx
    .insertInto('document')
    .values({ ...place, ...row, data: JSON.stringify(data), ...slotColumns(collection, data), ...weight })
    .execute();
  await storeDerived(trx, collection, row.id, data);
  await storeLinks(trx, collection, row.id, { data, before: {}, ...writer });
  await noteChange(trx, collection, writer, { document: row.id, version: 1, action: 'create', before: {} });
  await addToCounts(trx, collection, { documents: 1, bytes: weight.bytes + weight.history_bytes }, writer.most);
  return { ...row, data };
}

/** What a document takes with its history. */
const weighed = (row: Pick<WeighedRow, 'bytes' | 'history_bytes'>): number => row.bytes + row.history_bytes;

/** Changes columns of a document's row. */
async function updateRow(
  trx: Trx,
  { companyId, id }: CollectionRecord,
  document: number,
  set: Updateable<Tables['document']>,
): Promise<void> {
  await trx
    .updateTable('document')
    .set(set)
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .where('id', '=', document)
    .execute();
}

/** Whether two values are the same. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Changes a document. Fields that `values` does not name stay; a document in which nothing changes keeps its version.
 * The oldest lines of a long history go. Throws `document-unknown`, `document-moved`, `value-taken`, `document-wrong` or
 * `document-storage-full`.
 * @param version the version that the change was made from; undefined: whichever there is
 */
export async function updateDocument(
  trx: Trx,
  collection: CollectionRecord,
  id: number,
  { values, version, writer }: { values: Values; version: number | undefined; writer: Writer },
): Promise<DocumentRow> {
  await keepIndexes(trx);
  const found = await documentAt(trx, collection, id, true);
  if (!found) throw fail('document-unknown');
  if (version !== undefined && version !== found.version) throw fail('document-moved');
  const changed = Object.keys(values).filter((field) => !isSame(values[field] ?? undefined, found.data[field]));
  if (changed.length === 0) return found;
  const kept = Object.fromEntries(Object.entries(found.data).filter(([field]) => !changed.includes(field)));
  const data: Data = {
    ...kept,
    ...present(Object.fromEntries(changed.map((field) => [field, values[field] ?? null]))),
  };
  const next = { version: found.version + 1, updated_at: writer.at, updated_by: writer.me.id };
  const before = Object.fromEntries(changed.map((field) => [field, found.data[field] ?? null]));
  await noteChange(trx, collection, writer, { document: id, version: next.version, action: 'update', before });
  const history = found.history_bytes + changeBytes(before);
  const trimmed = await trimHistory(trx, collection, { document: id, version: next.version, bytes: history });
  const weight = { bytes: documentBytes(collection, data), history_bytes: history - trimmed };
  await updateRow(trx, collection, id, {
    ...{ ...next, ...weight, data: JSON.stringify(data) },
    ...slotColumns(collection, data),
  });
  await dropDerived(trx, { companyId: collection.companyId, collectionId: collection.id, documentId: id }, changed);
  await storeDerived(trx, collection, id, data, changed);
  await storeLinks(trx, collection, id, { data, before: found.data, ...writer });
  await addToCounts(trx, collection, { documents: 0, bytes: weighed(weight) - weighed(found) }, writer.most);
  const { bytes, history_bytes, ...row } = found;
  return { ...row, ...next, data };
}
