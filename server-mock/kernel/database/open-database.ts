import { type AccessMode, Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { engineDialect } from './dialect.ts';
import { backUp } from './dump/index.ts';
import type { Engine } from './engine.ts';
import { migrationsDirectory } from './migration-files.ts';
import { migrate, pendingMigrations } from './migrations.ts';
import { insideTransaction } from './nested-work.ts';
import { createNotifications } from './notifications.ts';
import { openPgliteEngine } from './pglite/engine.ts';
import { openPostgresEngine } from './postgres/engine.ts';
import { readSchemaState } from './schema-state.ts';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  /** Where the embedded database keeps its files, below `kernel/database/`. */
  dataDir: string;
  /** `postgres://…`: a PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  log: Logger;
  /** Milliseconds after which a statement is ended with error 57014. */
  statementTimeout?: number;
}

/** Opens the database; migrating is a step of its own. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return createDatabase(await openEngine(options));
}

/** The engine below: sessions for dumps and maintenance, which need the owner's rights. */
export function openEngine({ statementTimeout = 30_000, ...options }: DatabaseOptions): Promise<Engine> {
  return options.databaseUrl
    ? openPostgresEngine({ databaseUrl: options.databaseUrl, log: options.log, statementTimeout })
    : openPgliteEngine({ dataDir: options.dataDir, log: options.log, statementTimeout });
}

/** The data interface over an open engine. */
export function createDatabase(engine: Engine): Database {
  const query = new Kysely<Tables>({ dialect: engineDialect(engine) });
  const notifications = createNotifications(engine);
  const inTransaction = <T>(
    connection: Kysely<Tables>,
    work: (trx: Transaction<Tables>) => Promise<T>,
    access: AccessMode = 'read write',
  ): Promise<T> =>
    notifications.afterCommit((note) =>
      connection
        .transaction()
        .setAccessMode(access)
        .execute((trx) => {
          note(trx);
          return insideTransaction(() => work(trx));
        }),
    );
  return {
    engine: engine.kind,
    query,
    transaction: (work) => inTransaction(query, work),
    tenant: async (companyId, work) => inTransaction(tenantQuery(engine, companyId), work),
    everyCompany: (work) => inTransaction(everyCompanyQuery(engine), work, 'read only'),
    notify: notifications.notify,
    listen: (channel, handler, onReconnect) => engine.listen(channel, handler, onReconnect),
    pending: () => pendingMigrations(engine, migrationsDirectory()),
    schemaState: () => readSchemaState(engine, migrationsDirectory()),
    migrate: (progress) => migrate(engine, migrationsDirectory(), progress),
    backUp: (file, key) => backUp(engine, file, { key, progress: () => undefined }),
    ping: async () => void (await sql`select 1`.execute(query)),
    close: () => engine.close(),
  };
}

function tenantQuery(engine: Engine, companyId: number): Kysely<Tables> {
  if (!Number.isSafeInteger(companyId)) throw new RangeError(`Not a company id: ${companyId}`);
  const prelude = `select set_config('pagewright.company_id', '${companyId}', true);`;
  return new Kysely<Tables>({ dialect: engineDialect(engine, prelude) });
}

function everyCompanyQuery(engine: Engine): Kysely<Tables> {
  const prelude = "select set_config('pagewright.every_company', 'on', true);";
  return new Kysely<Tables>({ dialect: engineDialect(engine, prelude) });
}
