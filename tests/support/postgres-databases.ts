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

/** Runs one statement of an administrator and answers its rows. */
export async function administer(server: string, sql: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Makes an empty database, or a copy of the one that `makeMigratedDatabase` made. Its files are copied as they are: to write all of it into
 * the log, as PostgreSQL does when nothing is said, takes four times as long.
 */
export const createDatabase = (server: string, name: string, isMigrated = false): Promise<unknown> =>
  administer(server, `create database ${name}${isMigrated ? ` template ${copyOfTemplate()}` : ''}`);

/** Removes a database, whoever is connected to it. */
export const dropDatabase = (server: string, name: string): Promise<unknown> =>
  administer(server, `drop database if exists ${name} with (force)`);

/** Brings an empty database to today's tables. */
export async function migrate(storage: { dataDir: string; databaseUrl: string }): Promise<void> {
  const database = await openDatabase({ ...storage, log: silentLog });
  await database.migrate();
  await database.close();
}

/** Name of the template and how it is copied; undefined outside of a run of the tests. */
const copyOfTemplate = (): string | undefined => process.env['TEST_DATABASE_TEMPLATE'];

/** Whether this run has a migrated database, to be copied. */
export const hasMigratedDatabase = (): boolean => copyOfTemplate() !== undefined;

/** Since this version PostgreSQL lets one choose how a template is copied. */
const choosesStrategy = 150_000;

/** Makes a database after today's migrations, to be copied in place of migrating each. Answers how it is removed. */
export async function makeMigratedDatabase(server: string): Promise<() => Promise<void>> {
  const name = newDatabaseName();
  await createDatabase(server, name);
  await migrate({ dataDir: os.tmpdir(), databaseUrl: urlOf(server, name) });
  const [row] = await administer(server, 'show server_version_num');
  process.env['TEST_DATABASE_TEMPLATE'] =
    Number(row?.['server_version_num']) < choosesStrategy ? name : `${name} strategy file_copy`;
  return async () => {
    delete process.env['TEST_DATABASE_TEMPLATE'];
    await dropDatabase(server, name);
  };
}
