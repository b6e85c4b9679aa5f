import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import type { CollectionRecord } from './definition.ts';

/**
 * Bytes of documents that one call reads to find in their JSON what no column has. The JSON of a wide document lies in a storage of its
 * own, and the embedded database serves nobody else while it is brought out.
 */
export const MOST_READ = 16 * 1024 * 1024;

/** What a row takes beside its JSON, as `stored-bytes.ts` reckons it: that is not read. */
const read = sql`greatest(bytes - 512, 0)`;

/** What has to be read to look into all documents of a collection. */
export async function bytesToRead(
  trx: Transaction<Tables>,
  { companyId, id }: Pick<CollectionRecord, 'companyId' | 'id'>,
): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(${read}), 0) as bytes from document
    where company_id = ${companyId} and collection_id = ${id} and removed_at is null`.execute(trx);
  return Number(rows[0]!.bytes);
}

/** A column for a query of documents: what has been read before each of them, the newest first. */
export const readBefore: RawBuilder<number> = sql<number>`sum(${read}) over (order by id desc) - ${read}`;
