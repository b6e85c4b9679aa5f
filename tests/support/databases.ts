import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, describe } from 'vitest';
import type { Engine } from '../../server-mock/database/engine.ts';
import { type Database, openDatabase } from '../../server-mock/database/index.ts';
import { type DatabaseOptions, openEngine } from '../../server-mock/database/open-database.ts';
import { copyTemplate, emptyTemplate, migratedTemplate } from './pglite-template.ts';

/** Where a server of the tests keeps its data: what `openDatabase`, or the environment of a process, is given. */
export interface TestStorage {
  dataDir: string;
  /** Set on PostgreSQL. */
  databaseUrl?: string;
}

/** One of the two engines, as a test sees it. Everything made through it is gone after the tests. */
export interface TestEngine {
  kind: 'pglite' | 'postgres';
  /** A fresh place for data, migrated unless `migrated` is false. */
  storage(options?: { migrated?: boolean }): Promise<TestStorage>;
  /** Opens the engine below a database; closed by the end of the tests at the latest. */
  openEngine(storage: TestStorage): Promise<Engine>;
  /** A fresh, migrated, open database; closed by the end of the tests at the latest. */
  open(options?: Partial<DatabaseOptions>): Promise<Database>;
}

export const silentLog = pino({ level: 'silent' });

/**
 * Runs the same tests on the embedded database and on PostgreSQL, each in a `describe` of its own.
 *
 *     forEachEngine((engine) => {
 *       let database: Database;
 *       beforeAll(async () => { database = await engine.open(); });
 *       it('…', async () => …);
 *     });
 */
export function forEachEngine(body: (engine: TestEngine) => void): void {
  onPglite(body);
  onPostgres(body);
}

/** What the embedded database alone has. */
export function onPglite(body: (engine: TestEngine) => void): void {
  describe('pglite', () => onEngine('pglite', embeddedStorage, body));
}

/** What a PostgreSQL server alone has. */
export function onPostgres(body: (engine: TestEngine) => void): void {
  if (process.env['TEST_DATABASE_URL']) describe('postgres', () => onEngine('postgres', postgresStorage, body));
}

type Cleanup = () => Promise<void> | void;
type MakeStorage = (cleanups: Cleanup[], migrated: boolean) => Promise<TestStorage>;

function onEngine(kind: TestEngine['kind'], makeStorage: MakeStorage, body: (engine: TestEngine) => void): void {
  const cleanups: Cleanup[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  });
  body({
    kind,
    storage: ({ migrated = true } = {}) => makeStorage(cleanups, migrated),
    openEngine: async (storage) => {
      const engine = await openEngine({ ...storage, log: silentLog });
      cleanups.push(() => engine.close());
      return engine;
    },
    open: async (options) => {
      const storage = await makeStorage(cleanups, true);
      const database = await openDatabase({ ...storage, log: silentLog, ...options });
      cleanups.push(() => database.close());
      return database;
    },
  });
}

async function embeddedStorage(cleanups: Cleanup[], migrated: boolean): Promise<TestStorage> {
  const dataDir = temporaryDirectory(cleanups);
  copyTemplate(await (migrated ? migratedTemplate() : emptyTemplate()), dataDir);
  return { dataDir };
}

async function postgresStorage(cleanups: Cleanup[], migrated: boolean): Promise<TestStorage> {
  const dataDir = temporaryDirectory(cleanups);
  const databaseUrl = await createPostgresDatabase(cleanups);
  if (migrated) {
    const database = await openDatabase({ dataDir, databaseUrl, log: silentLog });
    await database.migrate();
    await database.close();
  }
  return { dataDir, databaseUrl };
}

function temporaryDirectory(cleanups: Cleanup[]): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-test-'));
  cleanups.push(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function createPostgresDatabase(cleanups: Cleanup[]): Promise<string> {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `pagewright_${crypto.randomBytes(6).toString('hex')}`;
  await administer(url.href, `create database ${name}`);
  cleanups.push(() => administer(url.href, `drop database if exists ${name} with (force)`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
