import fs from 'node:fs';
import { copyTemplate, emptyTemplate, migratedTemplate } from './pglite-template.ts';
import {
  createDatabase,
  dropDatabase,
  hasMigratedDatabase,
  migrate,
  newDatabaseName,
  urlOf,
} from './postgres-databases.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Where a server of the tests keeps its data: what `openDatabase`, or the environment of a process, is given. */
export interface TestStorage {
  dataDir: string;
  /** Set on PostgreSQL. */
  databaseUrl?: string;
}

export { silentLog } from './silent-log.ts';

export type EngineKind = 'pglite' | 'postgres';

/** Fresh places for data, and their removal. */
export class StorageMaker {
  readonly #cleanups: (() => unknown)[] = [];

  /**
   * @param databaseUrl a PostgreSQL server on which the user may create databases; needed for `postgres` alone.
   * @param newFolder where the data of the embedded database, and files, are to lie.
   */
  constructor(
    readonly kind: EngineKind,
    readonly databaseUrl = process.env['TEST_DATABASE_URL'],
    readonly newFolder = temporaryFolder,
  ) {}

  /** A fresh place for data, migrated unless `migrated` is false. */
  async make({ migrated = true } = {}): Promise<TestStorage> {
    const dataDir = this.newFolder('pagewright-test-');
    this.beforeEnd(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    if (this.kind === 'pglite') {
      copyTemplate(await (migrated ? migratedTemplate() : emptyTemplate()), dataDir);
      return { dataDir };
    }
    const isCopied = migrated && this.databaseUrl === process.env['TEST_DATABASE_URL'] && hasMigratedDatabase();
    const storage = { dataDir, databaseUrl: await this.#createDatabase(isCopied) };
    if (migrated && !isCopied) await migrate(storage);
    return storage;
  }

  /** Has something undone by `end`: the last first. */
  beforeEnd(cleanup: () => unknown): void {
    this.#cleanups.unshift(cleanup);
  }

  /** Removes everything that was made. */
  async end(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0)) await cleanup();
  }

  async #createDatabase(isMigrated: boolean): Promise<string> {
    const url = this.databaseUrl ?? '';
    const name = newDatabaseName();
    await createDatabase(url, name, isMigrated);
    this.beforeEnd(() => dropDatabase(url, name));
    return urlOf(url, name);
  }
}
