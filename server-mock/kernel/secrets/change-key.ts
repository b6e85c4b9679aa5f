import { randomBytes } from 'node:crypto';
import type { Database } from '../database/index.ts';
import { adoptFollowingKey, followingKey, isStoredKey, storeFollowingKey } from './key-file.ts';
import { rotateSecrets } from './rotate.ts';

/**
 * Changes the key of the secrets at rest, and answers how many there were. A key kept in the data folder is followed by a
 * new one, which is stored before anything is sealed with it: whenever this is cut off, every secret can still be read, and
 * the next call goes on with the same key. The operator's own key is followed by `own`.
 */
export async function changeKey(
  database: Database,
  { dataDir, key, own }: { dataDir: string; key: string; own?: string | undefined },
): Promise<number> {
  if (!isStoredKey(dataDir, key)) {
    if (!own) throw new Error('the operator’s own key needs one that follows it');
    return rotateSecrets(database, [key, own], own);
  }
  const next = followingKey(dataDir) ?? randomBytes(32).toString('base64');
  storeFollowingKey(dataDir, next);
  const count = await rotateSecrets(database, [key, next], next);
  adoptFollowingKey(dataDir);
  return count;
}
