import type { Database } from '../database/index.ts';

/** A stored event as a reader sees it. */
export interface PastEvent {
  seq: number;
  id: string;
  layer: string;
  version: number;
}

/**
 * How far back before the last number seen a reader looks again: numbers are given out before the commit, so a lower
 * one can become visible after a higher one. Hearing of a publish twice does no harm.
 */
const overlap = 20;

/** The newest events after `since` of the platform and of the given companies, oldest first. */
export async function eventsSince(database: Database, since: number, companyIds: number[]): Promise<PastEvent[]> {
  const readable = [-1, ...companyIds];
  const batches = await Promise.all(
    readable.map((companyId) =>
      database.tenant(companyId, (trx) =>
        trx
          .selectFrom('screen_event')
          .select(['seq', 'screen_id as id', 'layer', 'version'])
          .where('company_id', '=', companyId)
          .where('seq', '>', since - overlap)
          .orderBy('seq', 'desc')
          .limit(500)
          .execute(),
      ),
    ),
  );
  return batches.flat().sort((left, right) => left.seq - right.seq);
}

/** The number of the platform's newest event; a new stream starts there. */
export async function lastSequence(database: Database): Promise<number> {
  const row = await database.tenant(-1, (trx) =>
    trx
      .selectFrom('screen_event')
      .select(({ fn }) => fn.max('seq').as('last'))
      .executeTakeFirst(),
  );
  return Number(row?.last ?? 0);
}
