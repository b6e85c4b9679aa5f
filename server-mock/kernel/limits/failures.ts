import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

/** How failures slow down the next attempt: some are free, then the pause doubles up to a largest one. */
export interface FailureRule {
  freeFailures: number;
  /** Seconds of the first pause. */
  firstPause: number;
  /** Seconds of the longest pause. */
  longestPause: number;
  /** Seconds after the last failure when all is forgotten. */
  memory: number;
}

const before = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000);

/** Notes a failure in one statement; `window_start` is the time of the latest one. */
export async function noteFailure(database: Database, key: string, at: Date, rule: FailureRule): Promise<void> {
  const forgotten = sql<boolean>`limit_counter.window_start <= ${before(at, rule.memory)}`;
  await database.query
    .insertInto('limit_counter')
    .values({ key, window_start: at, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${forgotten} then 1 else limit_counter.hits + 1 end`,
        window_start: at,
      }),
    )
    .execute();
}

/** When the pause began that the failures at a key have earned, and its milliseconds from now; undefined without one. */
async function pauseOf(database: Database, key: string, at: Date, rule: FailureRule) {
  const row = await database.query
    .selectFrom('limit_counter')
    .select(['hits', 'window_start'])
    .where('key', '=', key)
    .where('window_start', '>', before(at, rule.memory))
    .executeTakeFirst();
  const paid = (row?.hits ?? 0) - rule.freeFailures;
  if (!row || paid <= 0) return undefined;
  const seconds = Math.min(rule.firstPause * 2 ** (paid - 1), rule.longestPause);
  return { began: row.window_start, left: Math.max(0, row.window_start.getTime() + seconds * 1000 - at.getTime()) };
}

/** Milliseconds from now until the next attempt may be made. */
export async function pauseAfterFailures(
  database: Database,
  key: string,
  at: Date,
  rule: FailureRule,
): Promise<number> {
  return (await pauseOf(database, key, at, rule))?.left ?? 0;
}

/**
 * Takes the turn that a pause ends with: of all who want it, on whatever node, one gets 0, and the pause begins anew for
 * the others, who get the milliseconds until they may want it again. Without a pause everybody has a turn.
 */
export async function takeTurn(database: Database, key: string, at: Date, rule: FailureRule): Promise<number> {
  const pause = await pauseOf(database, key, at, rule);
  if (!pause || pause.left > 0) return pause?.left ?? 0;
  const taken = await database.query
    .updateTable('limit_counter')
    .set({ window_start: at })
    .where('key', '=', key)
    .where('window_start', '=', pause.began)
    .returning('key')
    .executeTakeFirst();
  return taken ? 0 : takeTurn(database, key, at, rule);
}
