import { asOwner, type Engine } from '../engine.ts';
import { checkDumpFile, readDumpFile, writeDumpFile } from './dump-file.ts';
import { readDatabase } from './read-database.ts';
import type { Progress } from './records.ts';
import { writeDatabase } from './write-database.ts';

/** Writes everything stored to a file that restores on either engine. */
export function backUp(engine: Engine, file: string, progress: Progress): Promise<void> {
  return asOwner(engine, (session) => writeDumpFile(file, readDatabase(session, progress)));
}

/** Fills the database from a file of `backUp`; a file that is not whole changes nothing. */
export async function restore(
  engine: Engine,
  file: string,
  options: { force: boolean; progress: Progress },
): Promise<void> {
  await checkDumpFile(file);
  await writeDatabase(engine, readDumpFile(file), options);
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
