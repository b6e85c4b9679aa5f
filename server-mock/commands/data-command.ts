import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { CommandError, runCommand } from '../../src/machine/command-error.mjs';
import { ConfigurationError, loadConfiguration } from '../kernel/configuration/index.ts';
import type { Engine } from '../kernel/database/engine.ts';
import { DatabaseFailure, databaseText } from '../kernel/database/failure.ts';
import { openEngine } from '../kernel/database/open-database.ts';
import { readEnvironment } from '../kernel/program/environment.ts';

/** What a command about stored data is given. */
interface DataCommand {
  /** The one file named on the command line, when the command takes one. */
  file: string | undefined;
  force: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
}

/** What a command logs goes to the error stream, so that its answer stays clean. */
export const commandLog = pino({ level: 'warn' }, pino.destination(2));

/** Runs a command about stored data: its arguments read, its failures told in one line. */
export function runDataCommand(usage: string, main: (command: DataCommand) => Promise<void>): Promise<void> {
  return runCommand(async () => {
    try {
      await main(readArguments(usage));
    } catch (error) {
      throw error instanceof DatabaseFailure ? new CommandError(error.message) : error;
    }
  });
}

function readArguments(usage: string): DataCommand {
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new CommandError(databaseText(usage));
    const { dataDir, databaseUrl } = readEnvironment(process.env, []);
    return { file: positionals[0], force: values.force, dataDir, databaseUrl };
  } catch {
    throw new CommandError(databaseText(usage));
  }
}

/** Throws where no database lies: a command about stored data must not make an empty one. */
export function requireStoredData({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): void {
  if (databaseUrl || existsSync(join(dataDir, 'database', 'PG_VERSION'))) return;
  throw new CommandError(databaseText('no-data', { directory: dataDir }));
}

/** The encryption key of the configuration. Throws CommandError for mistakes in that. */
export function encryptionKeyOf(dataDir: string): string {
  try {
    return loadConfiguration(process.env, dataDir).encryptionKey;
  } catch (error) {
    throw error instanceof ConfigurationError ? new CommandError(error.message) : error;
  }
}

/** Opens the database for `work` and closes it whatever happens. */
export async function withEngine<T>(
  where: { dataDir: string; databaseUrl?: string },
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const engine = await openEngine({ ...where, log: commandLog });
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Prints a line for each table, and counts. */
export function printProgress() {
  let total = 0;
  return {
    progress: (table: string, rows: number): void => {
      total += rows;
      console.log(databaseText('table-done', { table, rows }));
    },
    total: (): number => total,
  };
}
