import { appsClosedTo } from '../../identity/companies/index.ts';
import { type Database, PLATFORM } from '../../kernel/database/index.ts';

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
/** What the ids of screens begin with that hold themes, and of the news that another theme is in force. */
export const THEMES = 'theme/';
/** How many events of a company are told to who comes back. */
const most = 500;

/**
 * The newest events after `since` of the platform and of a reader's companies, oldest first; `isWhole` when there are no others. Those of
 * apps that the reader may not enter are left out.
 * @param reader.themesOf a company of which the reader hears of themes alone
 */
export async function eventsSince(
  database: Database,
  since: number,
  {
    companyIds,
    themesOf,
    accountId,
  }: { companyIds: number[]; themesOf?: number | undefined; accountId: number | undefined },
): Promise<{ events: PastEvent[]; isWhole: boolean }> {
  const readable = [PLATFORM, ...companyIds, ...(themesOf === undefined ? [] : [themesOf])];
  const batches = await Promise.all(
    readable.map((companyId) =>
      database.tenant(companyId, async (trx) => {
        const isOfPlatform = companyId === PLATFORM || accountId === undefined;
        const closed = isOfPlatform ? [] : await appsClosedTo(trx, companyId, accountId);
        return trx
          .selectFrom('screen_event')
          .select(['seq', 'screen_id as id', 'layer', 'version'])
          .where('company_id', '=', companyId)
          .where('seq', '>', since - overlap)
          .$if(companyId === themesOf, (query) => query.where('screen_id', 'like', `${THEMES}%`))
          .$if(closed.length > 0, (query) => query.where('app_id', 'not in', closed))
          .orderBy('seq', 'desc')
          .limit(most)
          .execute();
      }),
    ),
  );
  return {
    events: batches.flat().sort((left, right) => left.seq - right.seq),
    isWhole: batches.every(({ length }) => length < most),
  };
}

/** The number of the platform's newest event; a new stream starts there. */
export async function lastSequence(database: Database): Promise<number> {
  const row = await database.tenant(-1, (trx) =>
    trx
      .selectFrom('screen_event')
      .select(({ fn }) => fn.max('seq').as('last'))
      .where('company_id', '=', -1)
      .executeTakeFirst(),
  );
  return Number(row?.last ?? 0);
}
