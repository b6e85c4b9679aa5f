import { sql, type Transaction } from 'kysely';
import type { User } from '../../../src/types/start.ts';
import type { Tables } from '../../kernel/database/index.ts';
import type { CollectionRecord } from './definition.ts';
import { OF_CHANGE } from './stored-bytes.ts';

type Trx = Transaction<Tables>;

/** Lines of history that a document keeps, and the bytes that they may take. The newest line always stays. */
export const MOST_CHANGES = 200;
const MOST_BYTES = 1024 * 1024;

/** Who makes a change, and when. */
interface Author {
  me: Pick<User, 'id' | 'name'>;
  at: Date;
}

/** A change of a document. */
interface Change {
  document: number;
  version: number;
  action: 'create' | 'update' | 'delete' | 'restore';
  before: object;
}

async function storeLines(
  trx: Trx,
  { companyId, id }: CollectionRecord,
  { me, at }: Author,
  changes: readonly Change[],
): Promise<void> {
  const ofAll = { company_id: companyId, collection_id: id, at, actor_id: me.id, actor_name: me.name };
  const rows = changes.map(({ document, version, action, before }) => ({
    ...{ ...ofAll, document_id: document, version, action, before: JSON.stringify(before) },
  }));
  await trx.insertInto('document_change').values(rows).execute();
}

/** A line of a document's history. */
export const noteChange = (trx: Trx, collection: CollectionRecord, author: Author, change: Change): Promise<void> =>
  storeLines(trx, collection, author, [change]);

/** The last lines of documents. @param documents at least one, each with the version that is removed */
export const noteRemovals = (
  trx: Trx,
  collection: CollectionRecord,
  author: Author,
  documents: readonly { id: number; version: number }[],
): Promise<void> => {
  const changes = documents.map(
    ({ id, version }): Change => ({ document: id, version: version + 1, action: 'delete', before: {} }),
  );
  return storeLines(trx, collection, author, changes);
};

/** The lines for documents that come back. @param documents each with the version that was removed, and the values that it has no longer */
export const noteRestored = (
  trx: Trx,
  collection: CollectionRecord,
  author: Author,
  documents: readonly { id: number; version: number; lost: object }[],
): Promise<void> => {
  const changes = documents.map(
    ({ id, version, lost }): Change => ({ document: id, version: version + 1, action: 'restore', before: lost }),
  );
  return storeLines(trx, collection, author, changes);
};

/**
 * Deletes the lines that are too many of documents which are about to get another line, with one statement for all. Answers the bytes
 * that they took, by document.
 */
export async function trimHistories(
  trx: Trx,
  { companyId, id }: CollectionRecord,
  documents: readonly { id: number; version: number }[],
): Promise<Map<number, number>> {
  const long = documents.filter(({ version }) => version >= MOST_CHANGES);
  if (long.length === 0) return new Map();
  const given = JSON.stringify(long.map(({ id: i, version }) => ({ i, n: version + 1 - MOST_CHANGES })));
  const { rows } = await sql<{ id: number; freed: string }>`
    with gone as (
      delete from document_change using jsonb_to_recordset(${given}::jsonb) as given(i bigint, n integer)
      where company_id = ${companyId} and collection_id = ${id} and document_id = given.i and version <= given.n
      returning document_id, ${OF_CHANGE} + octet_length(before::text) as bytes
    ) select document_id as id, sum(bytes) as freed from gone group by document_id`.execute(trx);
  return new Map(rows.map((row) => [Number(row.id), Number(row.freed)]));
}

/**
 * Deletes the oldest lines of a history that has more than a document keeps. Answers the bytes that they took. A document with a
 * long history is trimmed with each of its changes: the lines that go are a range of the primary key, and only a history that is too large is
 * read as a whole, once.
 * @param bytes what all lines take, the newest one included
 */
export async function trimHistory(
  trx: Trx,
  { companyId, id }: CollectionRecord,
  { document, version, bytes }: { document: number; version: number; bytes: number },
): Promise<number> {
  if (version <= MOST_CHANGES && bytes <= MOST_BYTES) return 0;
  const taken = sql`${OF_CHANGE} + octet_length(before::text)`;
  const ofDocument = sql`company_id = ${companyId} and collection_id = ${id} and document_id = ${document}`;
  // The first line with which the lines before it take what is too much.
  const tooLarge = sql`(
    select version from (
      select version, sum(${taken}) over (order by version rows unbounded preceding) as freed from document_change where ${ofDocument}
    ) line where freed >= ${bytes - MOST_BYTES} order by version limit 1)`;
  const newest =
    bytes > MOST_BYTES
      ? sql`greatest(${version - MOST_CHANGES}::integer, ${tooLarge})`
      : sql`${version - MOST_CHANGES}::integer`;
  const { rows } = await sql<{ freed: string }>`
    with gone as (
      delete from document_change where ${ofDocument} and version < ${version} and version <= ${newest} returning ${taken} as bytes
    ) select coalesce(sum(bytes), 0) as freed from gone`.execute(trx);
  return Number(rows[0]!.freed);
}
