import { sharedKey } from '../database/index.ts';
import type { ServiceBase } from '../services/service-base.ts';

/**
 * A key of HMACs that every node can check. Alone on its embedded database a node uses its encryption key, which lies
 * outside the database. On PostgreSQL the nodes have a key of this name in common.
 */
export async function keyOfAllNodes(
  { database, config }: Pick<ServiceBase, 'database' | 'config'>,
  name: `${string}.key`,
): Promise<string> {
  return database.engine === 'pglite' ? config.encryptionKey : sharedKey(database, name);
}
