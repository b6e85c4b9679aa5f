import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { megabytesOf } from './stored-bytes.ts';

type Trx = Transaction<Tables>;

/** Rows that share a count, so that writers of one company do not wait for one another. */
const PARTS = 8;

/** Stands for all collections of a company. */
export const WHOLE_COMPANY = 0;

/** Documents that a company may have. The embedded database has one session, which long work would hold. */
export const mostDocuments = ({ engine }: Database): number => (engine === 'postgres' ? 1_000_000 : 100_000);

/** The part that a transaction adds to: always the same one, so that two transactions do not wait for each other. */
const partOf = new WeakMap<Trx, number>();

function takePart(trx: Trx): number {
  const part = partOf.get(trx) ?? randomInt(PARTS);
  partOf.set(trx, part);
  return part;
}

/** What a write adds to the counts: documents, and bytes with those of histories. Negative numbers free room. */
export interface Added {
  documents: number;
  bytes: number;
}

/** Throws `document-storage-full` when a company would store more than it may. Several writes at once may take a little more. */
function requireRoom(stored: number, most: number): void {
  if (stored > most) throw fail('document-storage-full', { values: { megabytes: megabytesOf(most) } });
}

/** The bytes that a company stores, as eight rows say. */
export async function storedBytes(trx: Trx, companyId: number): Promise<number> {
  const { bytes } = await trx
    .selectFrom('document_count')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('company_id', '=', companyId)
    .where('collection_id', '=', WHOLE_COMPANY)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Looks for room before many documents are stored. Throws `document-storage-full`. */
export async function lookForRoom(trx: Trx, companyId: number, bytes: number, most: number): Promise<void> {
  requireRoom((await storedBytes(trx, companyId)) + bytes, most);
}

/**
 * Adds to the counts of a collection and of its company. It locks two rows until the transaction ends, so it comes last.
 * @param most bytes that the company may store; a write that adds none is never refused, so that documents can always be removed
 * @throws `document-storage-full`
 */
export async function addToCounts(
  trx: Trx,
  { companyId, id }: { companyId: number; id: number },
  { documents, bytes }: Added,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const part = takePart(trx);
  const row = (collection: number) =>
    sql`(${companyId}::bigint, ${collection}::bigint, ${part}::smallint, ${documents}::bigint, ${bytes}::bigint)`;
  const places = new Set([WHOLE_COMPANY, id]);
  // The sum is that from before the statement, as PostgreSQL reads all parts of one at the same moment.
  const { rows } = await sql<{ before: string }>`
    with added as (
      insert into document_count as known (company_id, collection_id, part, documents, bytes)
      values ${sql.join([...places].map(row))}
      on conflict (company_id, collection_id, part)
      do update set documents = known.documents + excluded.documents, bytes = known.bytes + excluded.bytes)
    select coalesce(sum(bytes), 0) as before from document_count
    where company_id = ${companyId} and collection_id = ${WHOLE_COMPANY}`.execute(trx);
  if (bytes > 0) requireRoom(Number(rows[0]!.before) + bytes, most);
}

/** Takes the counts of collections away from those of the company. Their documents are gone, and the collections go in the same transaction. */
export async function dropCountsOf(trx: Trx, companyId: number, collections: readonly number[]): Promise<void> {
  if (collections.length === 0) return;
  const { rows } = await sql<{ documents: string; bytes: string }>`
    with gone as (
      delete from document_count where company_id = ${companyId} and collection_id in (${sql.join(collections)})
      returning documents, bytes)
    select coalesce(sum(documents), 0) as documents, coalesce(sum(bytes), 0) as bytes from gone`.execute(trx);
  const { documents, bytes } = rows[0]!;
  await addToCounts(trx, { companyId, id: WHOLE_COMPANY }, { documents: -Number(documents), bytes: -Number(bytes) });
}

/** The same for all collections of an app, removed ones among them. */
export async function dropCounts(trx: Trx, { companyId, appId }: AppLevel): Promise<void> {
  const rows = await trx
    .selectFrom('collection')
    .select('id')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .execute();
  await dropCountsOf(
    trx,
    companyId,
    rows.map(({ id }) => id),
  );
}
