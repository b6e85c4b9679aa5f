import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Added } from './counts.ts';
import type { CollectionRecord } from './definition.ts';
import { type Data, uniqueText } from './derived-rows.ts';
import { keepIndexes, type Writer } from './document-rows.ts';
import { noteRestored, trimHistories } from './history.ts';
import { storeDerivedRows } from './insert-many.ts';
import { checkRestored, type Removed, refused, type Text } from './restore-check.ts';
import { slotType, slotValues } from './slots.ts';
import { changeBytes, documentBytes } from './stored-bytes.ts';

type Trx = Transaction<Tables>;

/** A document on its way back: what it was, its values from now on, and those that it does not have any more. */
interface Restored extends Removed {
  next: Data;
  lost: Data;
  weight: number;
}

/** Locks documents until the transaction ends, in one order for all callers. Throws `document-unknown` when one is deleted. */
async function lockRemoved(trx: Trx, { companyId, id }: CollectionRecord, ids: readonly number[]): Promise<Removed[]> {
  const rows = await trx
    .selectFrom('document')
    .select(['id', 'version', 'data', 'bytes', 'removed_at'])
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < ids.length) throw fail('document-unknown');
  return rows.filter((row) => row.removed_at !== null).map((row) => ({ ...row, data: row.data as Data }));
}

/** Stores the rows that keep values unique. Throws `document-not-restored` at the first value that another document has. */
async function storeUniques(trx: Trx, collection: CollectionRecord, rows: readonly Restored[], text: Text) {
  const fields = collection.fields.filter(({ unique }) => unique);
  const wanted = rows.flatMap(({ id, next }) =>
    fields.flatMap((field) => {
      const value = next[field.id];
      return value === undefined ? [] : [{ i: id, f: field.id, v: uniqueText(value) }];
    }),
  );
  if (wanted.length === 0) return;
  const { rows: stored } = await sql<{ i: number; f: string }>`
    insert into document_unique (company_id, collection_id, field_id, value, document_id)
    select ${collection.companyId}::bigint, ${collection.id}::bigint, given.f, given.v, given.i
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given(i bigint, f text, v text)
    order by given.f, given.v, given.i
    on conflict do nothing returning document_id as i, field_id as f`.execute(trx);
  const has = new Set(stored.map(({ i, f }) => `${i}/${f}`));
  const taken = wanted.find(({ i, f }) => !has.has(`${i}/${f}`));
  if (!taken) return;
  const row = rows.find(({ id }) => id === taken.i)!;
  throw refused(collection, row, fields.find(({ id }) => id === taken.f)!, text('api.restore.taken'));
}

/** Marks rows as present, each with its values, its slots and what it takes. */
async function markRestored(
  trx: Trx,
  collection: CollectionRecord,
  rows: readonly Restored[],
  freed: Map<number, number>,
) {
  const { companyId, id, fields, slots } = collection;
  const given = rows.map((row) => ({
    i: row.id,
    d: row.next,
    b: row.weight,
    h: changeBytes(row.lost) - (freed.get(row.id) ?? 0),
    v: slotValues(fields, slots.fields, row.next),
  }));
  const columns = Object.values(slots.fields).filter(({ state }) => state !== 'clearing');
  const set = columns.map(({ slot }) => sql`, ${sql.ref(slot)} = (given.v ->> ${slot})::${sql.raw(slotType(slot))}`);
  await sql`
    update document set removed_at = null, version = version + 1, data = given.d, bytes = given.b,
      history_bytes = history_bytes + given.h${sql.join(set, sql``)}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(i bigint, d jsonb, b bigint, h bigint, v jsonb)
    where company_id = ${companyId} and collection_id = ${id} and id = given.i`.execute(trx);
}

/** The earlier values of a document that restoring it changes. It leaves out the values of removed fields. */
const lostOf = ({ fields }: CollectionRecord, before: Data, next: Data): Data =>
  Object.fromEntries(
    fields.flatMap(({ id }) => {
      const value = before[id];
      return value === undefined || JSON.stringify(value) === JSON.stringify(next[id]) ? [] : [[id, value]];
    }),
  );

/**
 * Restores documents under their ids, all or none, with the same few statements however many there are. Those that are there do not count.
 * Answers what this adds to the counts, which the caller does. Throws `document-unknown` or `document-not-restored`.
 */
export async function restoreRows(
  trx: Trx,
  collection: CollectionRecord,
  ids: readonly number[],
  writer: Writer & { text: Text },
): Promise<Added> {
  await keepIndexes(trx);
  const rows = await lockRemoved(trx, collection, ids);
  if (rows.length === 0) return { documents: 0, bytes: 0 };
  const values = await checkRestored(trx, collection, rows, writer.text);
  const restored = rows.map((row, at): Restored => {
    const next = values[at]!;
    return { ...row, next, lost: lostOf(collection, row.data, next), weight: documentBytes(collection, next) };
  });
  await storeUniques(trx, collection, restored, writer.text);
  const freed = await trimHistories(trx, collection, rows);
  await markRestored(trx, collection, restored, freed);
  await storeDerivedRows(
    trx,
    collection,
    restored.map(({ id, next }) => ({ id, data: next })),
  );
  await noteRestored(trx, collection, writer, restored);
  const bytes = restored.reduce(
    (sum, row) => sum + row.weight - Number(row.bytes) + changeBytes(row.lost) - (freed.get(row.id) ?? 0),
    0,
  );
  return { documents: rows.length, bytes };
}
