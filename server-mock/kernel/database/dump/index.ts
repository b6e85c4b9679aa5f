import { asOwner, type Engine } from '../engine.ts';
import { checkDumpFile, readDumpFile, writeDumpFile } from './dump-file.ts';
import { readDatabase } from './read-database.ts';
import type { Progress } from './records.ts';
import { openKeys, sealKeys } from './sealed-keys.ts';
import { writeDatabase } from './write-database.ts';

/**
 * Writes everything stored to a file that restores on either engine.
 * @param key the encryption key, with which keys in the file are sealed
 */
export function backUp(
  engine: Engine,
  file: string,
  { key, progress }: { key: string; progress: Progress },
): Promise<void> {
  return asOwner(engine, (session) => writeDumpFile(file, sealKeys(readDatabase(session, progress), key)));
}

/**
 * Fills the database from a file of `backUp`; a file that is not whole changes nothing.
 * @param options `key` is the encryption key; with another one than at the backup, keys in the file are left out
 */
export async function restore(
  engine: Engine,
  file: string,
  { key, ...options }: { key: string; force: boolean; progress: Progress },
): Promise<void> {
  await checkDumpFile(file);
  await writeDatabase(engine, openKeys(readDumpFile(file), [key]), options);
}

/** Fills one database from another. */
export function move(from: Engine, to: Engine, options: { force: boolean; progress: Progress }): Promise<void> {
  return asOwner(from, (session) =>
    writeDatabase(
      to,
      readDatabase(session, () => undefined),
      options,
    ),
  );
}
