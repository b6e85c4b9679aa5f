import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * A key (32 random bytes, base64) that every node on a database has in common and that backups carry. The first one to
 * ask makes it.
 */
export async function sharedKey({ query }: Pick<Database, 'query'>, name: string): Promise<string> {
  await query
    .insertInto('setting')
    .values({ key: name, value: JSON.stringify(randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await query.selectFrom('setting').select('value').where('key', '=', name).executeTakeFirstOrThrow();
  return String(row.value);
}
