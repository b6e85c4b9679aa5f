import { sql } from 'kysely';
import type { Database } from '../database/index.ts';

/** A code as the database knows it. */
export interface StoredCode {
  purpose: string;
  target: string;
  hmac: string;
}

/** Stores a code in place of any older one of the same purpose and target. */
export async function replaceCode(database: Database, code: StoredCode, at: Date, expiresAt: Date): Promise<void> {
  const fresh = { code_hmac: code.hmac, expires_at: expiresAt, attempts: 0, used_at: null, created_at: at };
  await database.query
    .insertInto('verification_code')
    .values({ purpose: code.purpose, target: code.target, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'target']).doUpdateSet(fresh))
    .execute();
}

/**
 * Counts a try and uses the code up when it is the right one, in one conditional statement: of parallel requests
 * with the right code exactly one gets true, and no more than `tries` guesses are ever compared.
 */
export async function spendCode(database: Database, code: StoredCode, at: Date, tries: number): Promise<boolean> {
  const row = await database.query
    .updateTable('verification_code')
    .set({
      attempts: sql`attempts + 1`,
      used_at: sql`case when code_hmac = ${code.hmac} then ${at}::timestamptz end`,
    })
    .where('purpose', '=', code.purpose)
    .where('target', '=', code.target)
    .where('used_at', 'is', null)
    .where('attempts', '<', tries)
    .where('expires_at', '>', at)
    .returning('used_at')
    .executeTakeFirst();
  return row !== undefined && row.used_at !== null;
}

/** Removes codes that expired before a moment. */
export async function purgeCodes(database: Database, before: Date): Promise<void> {
  await database.query.deleteFrom('verification_code').where('expires_at', '<', before).execute();
}
