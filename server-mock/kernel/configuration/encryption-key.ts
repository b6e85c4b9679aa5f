import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key for secrets at rest kept in the data folder, made on the first start (32 bytes, base64, mode 0600).
 * The file is written once and never replaced: losing it makes the stored secrets unreadable.
 */
export function storedEncryptionKey(dataDir: string): string {
  const path = join(dataDir, 'encryption.key');
  try {
    const handle = openSync(path, 'wx', 0o600);
    const key = randomBytes(32).toString('base64');
    writeSync(handle, `${key}\n`);
    fsyncSync(handle);
    closeSync(handle);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(path, 'utf8').trim();
  }
}
