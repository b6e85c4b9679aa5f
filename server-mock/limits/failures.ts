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

/** Milliseconds from now until the next attempt may be made. */
export async function pauseAfterFailures(
  database: Database,
  key: string,
  at: Date,
  rule: FailureRule,
): Promise<number> {
  const row = await database.query
    .selectFrom('limit_counter')
    .select(['hits', 'window_start'])
    .where('key', '=', key)
    .where('window_start', '>', before(at, rule.memory))
    .executeTakeFirst();
  const paid = (row?.hits ?? 0) - rule.freeFailures;
  if (!row || paid <= 0) return 0;
  const seconds = Math.min(rule.firstPause * 2 ** (paid - 1), rule.longestPause);
  return Math.max(0, row.window_start.getTime() + seconds * 1000 - at.getTime());
}
