import crypto from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import pino from 'pino';
import { openDatabase } from '../../server-mock/database/index.ts';
import { copyTemplate, emptyTemplate, migratedTemplate } from './pglite-template.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Where a server of the tests keeps its data: what `openDatabase`, or the environment of a process, is given. */
export interface TestStorage {
  dataDir: string;
  /** Set on PostgreSQL. */
  databaseUrl?: string;
}

export type EngineKind = 'pglite' | 'postgres';

export const silentLog = pino({ level: 'silent' });

/** Fresh places for data, and their removal. */
export class StorageMaker {
  readonly #cleanups: (() => Promise<void> | void)[] = [];

  /** @param databaseUrl a PostgreSQL server on which the user may create databases; needed for `postgres` alone. */
  constructor(
    readonly kind: EngineKind,
    readonly databaseUrl = process.env['TEST_DATABASE_URL'],
  ) {}

  /** A fresh place for data, migrated unless `migrated` is false. */
  async make({ migrated = true } = {}): Promise<TestStorage> {
    const dataDir = temporaryFolder('pagewright-test-');
    this.beforeEnd(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    if (this.kind === 'pglite') {
      copyTemplate(await (migrated ? migratedTemplate() : emptyTemplate()), dataDir);
      return { dataDir };
    }
    const storage = { dataDir, databaseUrl: await this.#createDatabase() };
    if (migrated) await migrate(storage);
    return storage;
  }

  /** Has something undone by `end`: the last first. */
  beforeEnd(cleanup: () => Promise<void> | void): void {
    this.#cleanups.unshift(cleanup);
  }

  /** Removes everything that was made. */
  async end(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0)) await cleanup();
  }

  async #createDatabase(): Promise<string> {
    const url = new URL(this.databaseUrl ?? '');
    const name = `pagewright_${crypto.randomBytes(6).toString('hex')}`;
    await administer(url.href, `create database ${name}`);
    this.beforeEnd(() => administer(url.href, `drop database if exists ${name} with (force)`));
    const own = new URL(url);
    own.pathname = `/${name}`;
    return own.href;
  }
}

async function migrate(storage: TestStorage): Promise<void> {
  const database = await openDatabase({ ...storage, log: silentLog });
  await database.migrate();
  await database.close();
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
