import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Added } from './counts.ts';
import type { CollectionRecord } from './definition.ts';
import type { Data } from './derived-rows.ts';
import { keepIndexes, type Writer } from './document-rows.ts';
import { noteRemovals } from './history.ts';
import { areReferredTo } from './links.ts';
import { bareBytes, changeBytes } from './stored-bytes.ts';

type Trx = Transaction<Tables>;
type Place = Pick<CollectionRecord, 'companyId' | 'id'>;

/** A document that is to be removed. */
interface Present {
  id: number;
  version: number;
  data: Data;
  bytes: number;
}

/** Locks documents until the transaction ends, in one order for all callers, so that two of them do not wait for each other. */
function lockPresent(trx: Trx, { companyId, id }: Place, ids: readonly number[]): Promise<Present[]> {
  return trx
    .selectFrom('document')
    .select(['id', 'version', 'data', 'bytes'])
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute() as Promise<Present[]>;
}

/** All slots, emptied: a removed document leaves every index of lists. */
const noSlots = sql.join(
  ['t', 'n', 'd'].flatMap((kind) => Array.from({ length: 8 }, (_, at) => sql`${sql.ref(`${kind}${at + 1}`)} = null`)),
);

/** Marks rows as removed, each with what it takes from now on. */
async function markRemoved(
  trx: Trx,
  { companyId, id }: Place,
  weights: readonly { i: number; b: number }[],
  at: Date,
): Promise<void> {
  await sql`
    update document set ${noSlots}, removed_at = ${at}, version = version + 1,
      bytes = given.b, history_bytes = history_bytes + ${changeBytes({})}::bigint
    from jsonb_to_recordset(${JSON.stringify(weights)}::jsonb) as given(i bigint, b bigint)
    where company_id = ${companyId} and collection_id = ${id} and id = given.i`.execute(trx);
}

/** Removes what is derived from documents. */
async function dropAllDerived(trx: Trx, { companyId, id }: Place, ids: readonly number[]): Promise<void> {
  for (const table of ['document_value', 'document_unique', 'document_search', 'document_link'] as const) {
    await trx
      .deleteFrom(table)
      .where('company_id', '=', companyId)
      .where('collection_id', '=', id)
      .where('document_id', 'in', ids)
      .execute();
  }
}

/**
 * Removes documents, with the same few statements however many there are; their rows and their histories stay until the room is needed
 * (`reclaim.ts`). Those that are not there count for nothing. Answers what this adds to the counts, which the caller does.
 * Throws `document-needed`.
 */
export async function removeRows(
  trx: Trx,
  collection: CollectionRecord,
  ids: readonly number[],
  writer: Writer,
): Promise<Added> {
  if (ids.length === 0) return { documents: 0, bytes: 0 };
  await keepIndexes(trx);
  const rows = await lockPresent(trx, collection, ids);
  if (rows.length === 0) return { documents: 0, bytes: 0 };
  const found = rows.map(({ id }) => id);
  // After the lock: who refers to a document holds it until the reference is stored.
  if (await areReferredTo(trx, collection, found)) throw fail('document-needed');
  const weights = rows.map(({ id, data }) => ({ i: id, b: bareBytes(data) }));
  await markRemoved(trx, collection, weights, writer.at);
  await dropAllDerived(trx, collection, found);
  await noteRemovals(trx, collection, writer, rows);
  const before = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  const after = weights.reduce((sum, { b }) => sum + b + changeBytes({}), 0);
  return { documents: -rows.length, bytes: after - before };
}
