import { sharedKey } from '../database/index.ts';
import type { ServiceBase } from '../services.ts';

/**
 * The key of the codes' HMACs. Alone on its embedded database a node uses its encryption key, which lies outside the
 * database. On PostgreSQL other nodes must read the codes too, so they have a key in common.
 */
export async function codeKey({ database, config }: Pick<ServiceBase, 'database' | 'config'>): Promise<string> {
  return database.engine === 'pglite' ? config.encryptionKey : sharedKey(database, 'codes.key');
}
