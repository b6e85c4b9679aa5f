import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { Failure } from '../../kernel/errors/fail.ts';
import { addToCounts, storedBytes } from './counts.ts';
import { keepIndexes } from './document-rows.ts';

type Trx = Transaction<Tables>;

/** Documents that one transaction deletes, and transactions of one call. */
const AT_ONCE = 200;
const MOST_STEPS = 20;

/** What stays of the room once removed documents make way, so that not every write has to delete some. */
const FILLED = 0.8;

/** Documents of a company that were removed, the earliest first. */
const removedDocuments = (companyId: number, spared: readonly number[]) => sql`
  select collection_id, id from document where company_id = ${companyId} and removed_at is not null
  and id <> all(${`{${spared.join(',')}}`}::bigint[]) order by removed_at limit ${AT_ONCE} for update skip locked`;

/** Deletes some documents with their histories and with what is derived from them. Answers how many bytes they took. */
async function deleteSome(trx: Trx, companyId: number, picked: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ collection_id: number; bytes: string }>`
    with picked as (${picked}), gone as (
      delete from document d using picked where d.company_id = ${companyId} and d.collection_id = picked.collection_id and d.id = picked.id
      returning d.collection_id, d.bytes + d.history_bytes as bytes
    ) select collection_id, sum(bytes) as bytes from gone group by collection_id order by collection_id`.execute(trx);
  let freed = 0;
  for (const { collection_id, bytes } of rows) {
    await addToCounts(trx, { companyId, id: Number(collection_id) }, { documents: 0, bytes: -Number(bytes) });
    freed += Number(bytes);
  }
  return freed;
}

/** The room of a company: how many bytes it has, and removed documents that do not make way. */
interface Room {
  database: Database;
  companyId: number;
  most: number;
  spared?: readonly number[];
}

/** Deletes removed documents until a company has room again, or has no more of them. Answers whether it has deleted any. */
async function makeRoom({ database, companyId, most, spared = [] }: Room): Promise<boolean> {
  let hasFreed = false;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const freed = await database.tenant(companyId, async (trx) => {
      if ((await storedBytes(trx, companyId)) <= most * FILLED) return 0;
      await keepIndexes(trx);
      return deleteSome(trx, companyId, removedDocuments(companyId, spared));
    });
    if (freed === 0) break;
    hasFreed = true;
  }
  return hasFreed;
}

/**
 * Does work that writes documents. Where a company's room is full, documents that were removed make way for it, and it is done once more:
 * so what is removed frees room, and is kept as long as there is some. Throws what the work throws.
 */
export async function withRoom<Result>(room: Room, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isFull = error instanceof Failure && error.code === 'document-storage-full';
    if (!isFull || !(await makeRoom(room))) throw error;
    return work();
  }
}
