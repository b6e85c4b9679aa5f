import { afterAll, describe } from 'vitest';
import type { Engine } from '../../server-mock/kernel/database/engine.ts';
import { type Database, openDatabase } from '../../server-mock/kernel/database/index.ts';
import { type DatabaseOptions, openEngine } from '../../server-mock/kernel/database/open-database.ts';
import { type EngineKind, StorageMaker, silentLog, type TestStorage } from './storage.ts';

export { silentLog, type TestStorage } from './storage.ts';

/** One of the two engines, as a test sees it. Everything made through it is gone after the tests. */
export interface TestEngine {
  kind: EngineKind;
  /** A fresh place for data, migrated unless `migrated` is false. */
  storage(options?: { migrated?: boolean }): Promise<TestStorage>;
  /** Opens the engine below a database; closed by the end of the tests at the latest. */
  openEngine(storage: TestStorage): Promise<Engine>;
  /** A fresh, migrated, open database; closed by the end of the tests at the latest. */
  open(options?: Partial<DatabaseOptions>): Promise<Database>;
  /** Has something undone after the tests, the last first. Unlike `afterAll` of vitest it can be called while tests run. */
  atEnd(cleanup: () => Promise<void> | void): void;
}

/** The engine of a run that has one alone (`deep-embedded`). */
const onlyEngine = () => process.env['TEST_ENGINE'] as EngineKind | undefined;

/**
 * Runs the same tests on the embedded database and on PostgreSQL, each in a `describe` of its own. Tests of what knows the engine
 * need it: dialect, migrations, dumps, row-level security, events, limits and list queries.
 *
 *     forEachEngine((engine) => {
 *       let database: Database;
 *       beforeAll(async () => { database = await engine.open(); });
 *       it('…', async () => …);
 *     });
 */
export function forEachEngine(body: (engine: TestEngine) => void): void {
  onPglite(body);
  if (onlyEngine() !== 'pglite') onPostgres(body);
}

/**
 * Runs the tests of a feature on PostgreSQL where there is one, since a server on the embedded database starts in twice the
 * time. The deep tier runs them on the embedded database (`TEST_ENGINE=pglite`).
 */
export function onOneEngine(body: (engine: TestEngine) => void): void {
  if (onlyEngine() === 'pglite' || !process.env['TEST_DATABASE_URL']) onPglite(body);
  else onPostgres(body);
}

/** What the embedded database alone has. */
export function onPglite(body: (engine: TestEngine) => void): void {
  describe('pglite', () => body(testEngine('pglite')));
}

/** What a PostgreSQL server alone has. Without one the tests are skipped, so that the report counts them. */
export function onPostgres(body: (engine: TestEngine) => void): void {
  describe.skipIf(!process.env['TEST_DATABASE_URL'])('postgres', () => body(testEngine('postgres')));
}

function testEngine(kind: EngineKind): TestEngine {
  const maker = new StorageMaker(kind);
  afterAll(() => maker.end());
  return {
    kind,
    atEnd: (cleanup) => maker.beforeEnd(cleanup),
    storage: (options) => maker.make(options),
    openEngine: async (storage) => {
      const engine = await openEngine({ ...storage, log: silentLog });
      maker.beforeEnd(() => engine.close());
      return engine;
    },
    open: async (options) => {
      const database = await openDatabase({ ...(await maker.make()), log: silentLog, ...options });
      maker.beforeEnd(() => database.close());
      return database;
    },
  };
}
