import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const present = 'encryption.key';
const following = 'encryption.key.next';

/** The key that a change under way seals with; null when none is. */
export function followingKey(dataDir: string): string | null {
  const path = join(dataDir, following);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

/** Puts the following key beside the present one, before anything is sealed with it. */
export function storeFollowingKey(dataDir: string, key: string): void {
  const handle = openSync(join(dataDir, following), 'w', 0o600);
  writeSync(handle, `${key}\n`);
  fsyncSync(handle);
  closeSync(handle);
}

/** Makes the following key the present one, once everything is sealed with it. */
export function adoptFollowingKey(dataDir: string): void {
  renameSync(join(dataDir, following), join(dataDir, present));
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Whether a key is the one kept in the data folder, and not the operator's own. */
export function isStoredKey(dataDir: string, key: string): boolean {
  const path = join(dataDir, present);
  return existsSync(path) && readFileSync(path, 'utf8').trim() === key;
}
