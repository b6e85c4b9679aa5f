import fs from 'node:fs';
import path from 'node:path';
import { DatabaseFailure } from '../failure.ts';
import { flushPath } from './durable-filesystem.ts';
import { openPglite } from './open-pglite.ts';

/** The major version of PostgreSQL inside the pinned PGlite; its files are of no other version's use. */
export const postgresMajor = '18';

/**
 * The mode of folders with stored data: for their owner alone. PGlite makes its files readable and writable by everybody
 * (0666), so that only the folder around them keeps other users of the machine out.
 */
export const privateFolder = 0o700;

/**
 * Whether there is a database in the directory.
 * @throws DatabaseFailure when its files were written by another major version of PostgreSQL.
 */
export function holdsDatabase(directory: string): boolean {
  const versionFile = path.join(directory, 'PG_VERSION');
  if (!fs.existsSync(versionFile)) return false;
  const found = fs.readFileSync(versionFile, 'utf8').trim();
  if (found !== postgresMajor) throw new DatabaseFailure('data-version', { directory, found, expected: postgresMajor });
  return true;
}

/**
 * Makes a new database beside its place, forces it to the disk file by file and only then puts it there by a rename:
 * PostgreSQL's first files are written without fsync, and a power cut soon after would leave a database that cannot be
 * opened.
 */
export async function buildDatabase(directory: string): Promise<void> {
  const building = `${directory}.building`;
  fs.rmSync(building, { recursive: true, force: true });
  fs.mkdirSync(building, { recursive: true, mode: privateFolder });
  const database = await openPglite(building);
  await database.close();
  flushTree(building);
  fs.rmSync(directory, { recursive: true, force: true });
  fs.renameSync(building, directory);
  flushPath(path.dirname(directory));
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
