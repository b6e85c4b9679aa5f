import { sql } from 'kysely';
import type { Database } from '../../kernel/database/index.ts';

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

/** When the code of a purpose and target was made; undefined when there is none. */
export async function codeMadeAt(database: Database, code: StoredCode): Promise<Date | undefined> {
  const row = await database.query
    .selectFrom('verification_code')
    .select('created_at')
    .where('purpose', '=', code.purpose)
    .where('target', '=', code.target)
    .executeTakeFirst();
  return row?.created_at;
}

/** Whether a code would have been right, had it come in time. */
export async function isLate(database: Database, code: StoredCode, at: Date): Promise<boolean> {
  const row = await database.query
    .selectFrom('verification_code')
    .select('target')
    .where('purpose', '=', code.purpose)
    .where('target', '=', code.target)
    .where('code_hmac', '=', code.hmac)
    .where('used_at', 'is', null)
    .where('expires_at', '<=', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes codes that expired before a moment. */
export async function purgeCodes(database: Database, before: Date): Promise<void> {
  await database.query.deleteFrom('verification_code').where('expires_at', '<', before).execute();
}
