import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

/** A key's window after a hit. */
export interface WindowState {
  hits: number;
  /** When the window began: at its first hit, so that "once in 60 seconds" is exact. */
  start: Date;
}

/**
 * Counts a hit in the window of a key, in one statement, so that nodes and parallel requests share the count.
 * A window that is over starts anew.
 */
export async function countHit(database: Database, key: string, at: Date, windowSeconds: number): Promise<WindowState> {
  const over = sql<boolean>`limit_counter.window_start <= ${new Date(at.getTime() - windowSeconds * 1000)}`;
  const row = await database.query
    .insertInto('limit_counter')
    .values({ key, window_start: at, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${over} then 1 else limit_counter.hits + 1 end`,
        window_start: sql`case when ${over} then excluded.window_start else limit_counter.window_start end`,
      }),
    )
    .returning(['hits', 'window_start'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, start: row.window_start };
}

/** The hits in the window of a key, without another one. */
export async function readHits(database: Database, key: string, at: Date, windowSeconds: number): Promise<number> {
  const row = await database.query
    .selectFrom('limit_counter')
    .select('hits')
    .where('key', '=', key)
    .where('window_start', '>', new Date(at.getTime() - windowSeconds * 1000))
    .executeTakeFirst();
  return row?.hits ?? 0;
}

/** Forgets a key. */
export async function forgetKey(database: Database, key: string): Promise<void> {
  await database.query.deleteFrom('limit_counter').where('key', '=', key).execute();
}

/** Removes counters that nobody touched since a moment. */
export async function purgeCounters(database: Database, before: Date): Promise<void> {
  await database.query.deleteFrom('limit_counter').where('window_start', '<', before).execute();
}
