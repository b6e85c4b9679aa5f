import { sql, type Transaction } from 'kysely';
import { literal, type Tables } from '../../kernel/database/index.ts';
import { folded } from '../../kernel/values/folded.ts';
import type { CollectionRecord } from './definition.ts';

type Trx = Transaction<Tables>;

/** The newest documents that are looked through one by one, before the index is asked. */
const NEWEST = 1000;

/** Documents with all grams of the words that are looked through: the grams may stand in another order. */
const CANDIDATES = 20_000;

/** What keywords have found, the newest first. */
export interface Found {
  ids: number[];
  /** Whether these are all. */
  isWhole: boolean;
}

/** Those of the newest documents whose text holds the words. A common word fills the page here, at the cost of a thousand rows. */
async function amongNewest(trx: Trx, { companyId, id }: CollectionRecord, words: string): Promise<Found> {
  const { rows } = await sql<{ id: number; looked: number }>`
    with newest as materialized (
      select document_id, content from document_search where company_id = ${companyId} and collection_id = ${id}
      order by document_id desc limit ${NEWEST})
    select document_id as id, (select count(*) from newest) as looked from newest
    where content like ${`%${literal(words)}%`} order by document_id desc`.execute(trx);
  const { rows: counted } = rows.length
    ? { rows }
    : await sql<{ looked: number }>`select count(*) as looked from (select 1 from document_search
        where company_id = ${companyId} and collection_id = ${id} limit ${NEWEST}) newest`.execute(trx);
  return { ids: rows.map((row) => Number(row.id)), isWhole: Number(counted[0]?.looked ?? 0) < NEWEST };
}

/** Those that the index of grams finds. The grams stand in the policy while this runs; a later write of the table needs them gone. */
async function byIndex(trx: Trx, { companyId, id }: CollectionRecord, words: string, most: number): Promise<Found> {
  await sql`select set_config('pagewright.terms', pagewright_grams(${companyId}::bigint, ${id}::bigint, ${words})::text, true)`.execute(
    trx,
  );
  const { rows } = await sql<{ ids: number[]; looked: number }>`
    with candidates as materialized (
      select document_id, content from document_search where company_id = ${companyId} and collection_id = ${id}
      limit ${CANDIDATES + 1})
    select (select count(*) from candidates) as looked, to_json(array(select document_id from candidates
      where content like ${`%${literal(words)}%`} order by document_id desc limit ${most + 1})) as ids`.execute(trx);
  await sql`select set_config('pagewright.terms', '', true)`.execute(trx);
  const { ids, looked } = rows[0]!;
  return { ids: ids.slice(0, most), isWhole: ids.length <= most && Number(looked) <= CANDIDATES };
}

/**
 * The documents whose searched fields hold the words, the newest first. One character is looked for in the newest thousand alone.
 * @param needed how many are enough
 * @param most how many are ever looked for
 */
export async function findByKeywords(
  trx: Trx,
  collection: CollectionRecord,
  words: string,
  { needed, most }: { needed: number; most: number },
): Promise<Found> {
  const text = folded(words);
  const newest = await amongNewest(trx, collection, text);
  if (newest.isWhole || newest.ids.length >= needed || Array.from(text).length < 2) return newest;
  return byIndex(trx, collection, text, most);
}
