import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

/** How failures slow down the next attempt: some are free, then the pause doubles up to a largest one. */
export interface TurnRule {
  freeAttempts: number;
  /** Seconds of the first pause. */
  firstPause: number;
  /** Seconds of the longest pause. */
  longestPause: number;
  /** An attempt whose turn would come later than this many seconds is turned away. */
  longestQueue: number;
  /** Seconds without an attempt after which all is forgotten. */
  memory: number;
}

/**
 * Gives an attempt its turn and returns when that is; null when the queue is full.
 * Each attempt moves the key's next turn on by its pause, in one statement: parallel attempts wait one behind the
 * other, on all nodes together. `window_start` holds the time of the latest turn given.
 */
export async function takeTurn(database: Database, key: string, at: Date, rule: TurnRule): Promise<Date | null> {
  const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000);
  const forgotten = sql<boolean>`limit_counter.window_start <= ${ago(rule.memory)}`;
  const paid = sql<number>`limit_counter.hits - ${sql.lit(rule.freeAttempts)}`;
  const pause = sql`case when ${paid} < 0 then 0 else least(${sql.lit(rule.firstPause)} * power(2, least(${paid}, 20)), ${sql.lit(rule.longestPause)}) end`;
  const row = await database.query
    .insertInto('limit_counter')
    .values({ key, window_start: at, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql`case when ${forgotten} then 1 else limit_counter.hits + 1 end`,
          window_start: sql`case when ${forgotten} then excluded.window_start
            else greatest(limit_counter.window_start, excluded.window_start) + ${pause} * interval '1 second' end`,
        })
        .where('limit_counter.window_start', '<', new Date(at.getTime() + rule.longestQueue * 1000)),
    )
    .returning('window_start')
    .executeTakeFirst();
  return row?.window_start ?? null;
}
