import crypto from 'node:crypto';
import os from 'node:os';
import pg from 'pg';
import { openDatabase } from '../../server-mock/kernel/database/index.ts';
import { silentLog } from './silent-log.ts';

/** A name that no other database of the server has. */
export const newDatabaseName = (): string => `pagewright_${crypto.randomBytes(6).toString('hex')}`;

/** The address of another database of the same server. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement of an administrator. */
export async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Removes a database, whoever is connected to it. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  administer(server, `drop database if exists ${name} with (force)`);

/** Brings an empty database to today's tables. */
export async function migrate(storage: { dataDir: string; databaseUrl: string }): Promise<void> {
  const database = await openDatabase({ ...storage, log: silentLog });
  await database.migrate();
  await database.close();
}

/** The database that `makeMigratedDatabase` made for this run, to be copied; undefined outside of a run of the tests. */
export const migratedDatabase = (): string | undefined => process.env['TEST_DATABASE_TEMPLATE'];

/** Makes a database after today's migrations, to be copied in place of migrating each. Answers how it is removed. */
export async function makeMigratedDatabase(server: string): Promise<() => Promise<void>> {
  const name = newDatabaseName();
  await administer(server, `create database ${name}`);
  await migrate({ dataDir: os.tmpdir(), databaseUrl: urlOf(server, name) });
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  return async () => {
    delete process.env['TEST_DATABASE_TEMPLATE'];
    await dropDatabase(server, name);
  };
}
