import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux's file system in memory: databases are copied into it and removed from it ten times as fast as on a disk. */
const memory = '/dev/shm';

/** Bytes that must be free there; a container may have very little. A database takes some 40 MB. */
const enough = 2 * 1024 ** 3;

/** A new folder for data that a test throws away, in memory where there is room for it. */
export function temporaryFolder(prefix: string): string {
  return fs.mkdtempSync(path.join(hasRoom() ? memory : os.tmpdir(), prefix));
}

/** The same on the machine's disk: what is measured writes where a server of the world does. */
export function folderOnDisk(prefix: string): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(memory);
    return process.platform === 'linux' && bavail * bsize > enough;
  } catch {
    return false;
  }
}

const day = 24 * 60 * 60 * 1000;

/** Removes what runs that were killed have left in memory; a day later no run needs it any more. */
export function removeLeftovers(): void {
  if (!hasRoom()) return;
  for (const name of fs.readdirSync(memory).filter((entry) => entry.startsWith('pagewright-'))) {
    const folder = path.join(memory, name);
    try {
      if (Date.now() - fs.statSync(folder).mtimeMs > day) fs.rmSync(folder, { recursive: true, force: true });
    } catch {}
  }
}
