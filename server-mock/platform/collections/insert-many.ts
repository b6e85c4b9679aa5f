import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Values } from './check-document.ts';
import { collectionsByKeys } from './collection-rows.ts';
import { addToCounts, lookForRoom } from './counts.ts';
import { type CollectionRecord, searchedFields, targetsOf } from './definition.ts';
import { type Data, searchText, uniqueText } from './derived-rows.ts';
import { documentId } from './document-id.ts';
import { keepIndexes, present, type Writer } from './document-rows.ts';
import { slotType, slotValues, type Value } from './slots.ts';
import { changeBytes, documentBytes } from './stored-bytes.ts';

type Trx = Transaction<Tables>;

/** What rows are derived from. */
type Derived = { id: number; data: Data };

/** A document on its way in: its id, its values, what it takes, and its slots. */
interface Row extends Derived {
  bytes: number;
  slots: Record<string, string>;
}

/** Rows of a statement. */
const BATCH = 500;

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));

async function storeRows(
  trx: Trx,
  { companyId, id, slots }: CollectionRecord,
  rows: readonly Row[],
  { me, at }: Writer,
) {
  const columns = Object.values(slots.fields).filter(({ state }) => state !== 'clearing');
  const names = columns.map(({ slot }) => sql.ref(slot));
  const typed = columns.map(({ slot }) => {
    return sql`(row.value -> 'slots' ->> ${slot})::${sql.raw(slotType(slot))}`;
  });
  const list = (parts: readonly ReturnType<typeof sql>[]) => (parts.length ? sql`, ${sql.join(parts)}` : sql``);
  await sql`
    insert into document (company_id, collection_id, id, data, created_at, created_by, updated_at, updated_by,
      bytes, history_bytes${list(names)})
    select ${companyId}::bigint, ${id}::bigint, (row.value ->> 'id')::bigint, row.value -> 'data',
      ${at}::timestamptz, ${me.id}::bigint, ${at}::timestamptz, ${me.id}::bigint,
      (row.value ->> 'bytes')::bigint, ${changeBytes({})}::bigint${list(typed)}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row`.execute(trx);
}

/** The rows that are derived from documents: a list for each table. */
function derivedOf({ fields }: CollectionRecord, rows: readonly Derived[]) {
  const searched = searchedFields({ fields });
  const each = (pick: (field: (typeof fields)[number], value: Value) => string[]) =>
    rows.flatMap(({ id, data }) =>
      fields.flatMap((field) => {
        const value = data[field.id];
        return value === undefined ? [] : pick(field, value).map((text) => ({ i: id, f: field.id, v: text }));
      }),
    );
  return {
    uniques: each((field, value) => (field.unique ? [uniqueText(value)] : [])),
    values: each((_, value) => (Array.isArray(value) ? value : [])),
    links: each(({ type }, value) => (type === 'reference' ? [String(value)] : [])),
    searches: rows.flatMap(({ id, data }) => {
      const content = searchText(searched, data);
      return content === '' ? [] : [{ i: id, f: '', v: content }];
    }),
  };
}

/** The rows of a list as SQL reads them. */
const given = (list: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as given(i bigint, f text, v text)`;

/** Locks the documents that others are to refer to, so that nobody removes them meanwhile. Throws `document-moved` when one is gone. */
async function holdTargets(trx: Trx, companyId: number, collection: number, links: readonly { v: string }[]) {
  const ids = [...new Set(links.map(({ v }) => v))];
  const { rows } = await sql`select id from document where company_id = ${companyId} and collection_id = ${collection}
    and id = any(${`{${ids.join(',')}}`}::bigint[]) and removed_at is null order by id for share`.execute(trx);
  if (rows.length < ids.length) throw fail('document-moved');
}

/** Stores rows of documents that have a field and a value. */
async function storeTexts(
  trx: Trx,
  { companyId, id }: CollectionRecord,
  table: 'document_unique' | 'document_value',
  list: readonly object[],
): Promise<void> {
  if (list.length === 0) return;
  await sql`insert into ${sql.table(table)} (company_id, collection_id, field_id, value, document_id)
    select ${companyId}::bigint, ${id}::bigint, given.f, given.v, given.i from ${given(list)}`.execute(trx);
}

/** Stores the rows that are derived from documents, but for those that keep values unique. Throws `document-moved`. */
export async function storeDerivedRows(
  trx: Trx,
  collection: CollectionRecord,
  rows: readonly Derived[],
): Promise<void> {
  const { companyId: c, id } = collection;
  const { values, links, searches } = derivedOf(collection, rows);
  const place = sql`${c}::bigint, ${id}::bigint`;
  await storeTexts(trx, collection, 'document_value', values);
  if (searches.length > 0)
    await sql`insert into document_search (company_id, collection_id, document_id, content, grams)
      select ${place}, given.i, given.v, pagewright_grams(${place}, given.v) from ${given(searches)}`.execute(trx);
  if (links.length === 0) return;
  const collections = await collectionsByKeys(trx, collection, targetsOf(collection.fields));
  for (const field of collection.fields.filter(({ type }) => type === 'reference')) {
    const target = collections.find(({ key }) => key === field.target)?.id ?? 0;
    const own = links.filter(({ f }) => f === field.id);
    await holdTargets(trx, c, target, own);
    await sql`insert into document_link (company_id, target_collection_id, target_id, collection_id, field_id, document_id)
      select ${c}::bigint, ${target}::bigint, given.v::bigint, ${id}::bigint, given.f, given.i from ${given(own)}`.execute(
      trx,
    );
  }
}

async function noteImport(trx: Trx, { companyId, id }: CollectionRecord, rows: readonly Row[], { me, at }: Writer) {
  const ids = JSON.stringify(rows.map((row) => row.id));
  await sql`
    insert into document_change (company_id, collection_id, document_id, version, at, actor_id, actor_name, action)
    select ${companyId}::bigint, ${id}::bigint, row.value::bigint, 1, ${at}::timestamptz, ${me.id}::bigint, ${me.name}, 'import'
    from jsonb_array_elements_text(${ids}::jsonb) as row`.execute(trx);
}

/**
 * Stores many new documents, checked before, with a few statements for each five hundred. All are stored in the transaction, or none.
 * A unique value that somebody else has stored meanwhile fails it. Throws `document-storage-full`.
 */
export async function insertMany(
  trx: Trx,
  collection: CollectionRecord,
  documents: readonly Values[],
  writer: Writer,
): Promise<void> {
  await keepIndexes(trx);
  const rows = documents.map((values): Row => {
    const data = present(values);
    const slots = slotValues(collection.fields, collection.slots.fields, data);
    return { id: documentId(writer.at), data, bytes: documentBytes(collection, data), slots };
  });
  if (rows.length === 0) return;
  const bytes = rows.reduce((sum, row) => sum + row.bytes + changeBytes({}), 0);
  await lookForRoom(trx, collection.companyId, bytes, writer.most);
  for (const batch of batches(rows)) {
    await storeRows(trx, collection, batch, writer);
    await storeTexts(trx, collection, 'document_unique', derivedOf(collection, batch).uniques);
    await storeDerivedRows(trx, collection, batch);
    await noteImport(trx, collection, batch, writer);
  }
  await addToCounts(trx, collection, { documents: rows.length, bytes }, writer.most);
}
