import { PGlite, types } from '@electric-sql/pglite';
import { DatabaseFailure } from '../failure.ts';
import { DurableNodeFS, durableStartParameters } from './durable-filesystem.ts';

/** Turns values into JavaScript as the driver of PostgreSQL servers does, so that both engines answer alike. */
const parsers = {
  [types.DATE]: (text: string) => text,
  [types.INTERVAL]: (text: string) => text,
  [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
};

const serializers = {
  [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`,
};

/**
 * Opens the directory durably and proves it.
 * @throws when a committed write did not reach the disk through fsync: better no server than one that loses data.
 */
export async function openPglite(directory: string): Promise<PGlite> {
  const files = new DurableNodeFS(directory);
  const database = await PGlite.create({ fs: files, startParams: durableStartParameters, parsers, serializers });
  await checkDurability(database, files);
  return database;
}

/** Commits a record that only the write-ahead log holds, and counts the fsync calls that this took. */
export async function checkDurability(database: PGlite, files: { flushes: number }): Promise<void> {
  const before = files.flushes;
  await database.query("select pg_logical_emit_message(true, 'pagewright', 'durability check')");
  if (files.flushes > before) return;
  await database.close();
  throw new DatabaseFailure('not-durable');
}
