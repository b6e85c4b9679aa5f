import fs from 'node:fs';
import path from 'node:path';
import { DatabaseFailure } from '../failure.ts';
import { flushPath } from './durable-filesystem.ts';
import { openPglite } from './open-pglite.ts';

/** The major version of PostgreSQL inside the pinned PGlite; its files are of no other version's use. */
export const postgresMajor = '18';

/**
 * Makes the directory of a new database, or checks the version of one that exists.
 *
 * A new one is made beside its place, forced to the disk file by file and only then put there by a rename: PostgreSQL's
 * first files are written without fsync, and a power cut soon after would leave a database that cannot be opened.
 * @throws when the files were written by another major version of PostgreSQL.
 */
export async function prepareDirectory(directory: string): Promise<void> {
  const versionFile = path.join(directory, 'PG_VERSION');
  if (fs.existsSync(versionFile)) {
    checkVersion(directory, fs.readFileSync(versionFile, 'utf8').trim());
    return;
  }
  const building = `${directory}.building`;
  fs.rmSync(building, { recursive: true, force: true });
  fs.mkdirSync(building, { recursive: true });
  const database = await openPglite(building);
  await database.close();
  flushTree(building);
  fs.rmSync(directory, { recursive: true, force: true });
  fs.renameSync(building, directory);
  flushPath(path.dirname(directory));
}

function checkVersion(directory: string, found: string): void {
  if (found === postgresMajor) return;
  throw new DatabaseFailure('data-version', { directory, found, expected: postgresMajor });
}

/** Forces every file and directory below `directory`, and itself, to the disk. */
export function flushTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const below = path.join(directory, entry.name);
    if (entry.isDirectory()) flushTree(below);
    else if (entry.isFile()) flushPath(below);
  }
  flushPath(directory);
}
