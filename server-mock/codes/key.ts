import { randomBytes } from 'node:crypto';
import type { ServiceBase } from '../services.ts';

/**
 * The key of the codes' HMACs. Alone on its embedded database a node uses its encryption key, which lies outside the
 * database. On PostgreSQL other nodes must read the codes too, so the first node leaves a common key in the settings.
 */
export async function codeKey({ database, config }: Pick<ServiceBase, 'database' | 'config'>): Promise<string> {
  if (database.engine === 'pglite') return config.encryptionKey;
  const key = 'codes.key';
  await database.query
    .insertInto('setting')
    .values({ key, value: JSON.stringify(randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await database.query
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return String(row.value);
}
