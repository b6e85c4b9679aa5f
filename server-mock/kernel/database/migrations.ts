import { asOwner, type Engine, inTransaction, type Session } from './engine.ts';
import { DatabaseFailure } from './failure.ts';
import { type Migration, readMigrations } from './migration-files.ts';

/** Any number that no other program locks: nodes that start together migrate one after the other. */
const advisoryLock = 7272743311;

/** The table of what ran. */
export const createLedger = `create table if not exists schema_migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now(),
  milliseconds integer not null
)`;

/** What is still to run, in order. */
export function pendingMigrations(engine: Engine, directory: string): Promise<Migration[]> {
  return asOwner(engine, (session) => pendingIn(session, readMigrations(directory)));
}

/** How far a run of migrations has come: so many of so many are done, and which one runs now. */
export interface MigrationProgress {
  done: number;
  total: number;
  running: string;
}

/**
 * Runs what is pending, one transaction a file, and answers the names.
 * @param progress told before each file.
 * @throws DatabaseFailure when a file was edited after it ran, or the database is newer than the program.
 */
export function migrate(
  engine: Engine,
  directory: string,
  progress: (progress: MigrationProgress) => void = () => undefined,
): Promise<string[]> {
  return asOwner(engine, (session) =>
    withSchemaLocked(session, async () => {
      await session.script(createLedger);
      const pending = await pendingIn(session, readMigrations(directory));
      for (const [done, migration] of pending.entries()) {
        progress({ done, total: pending.length, running: migration.name });
        await inTransaction(session, 'begin', () => applyMigration(session, migration));
      }
      if (engine.runtimeRole) await grantUse(session, engine.runtimeRole);
      return pending.map(({ name }) => name);
    }),
  );
}

/** Lets one process at a time change the schema, over all nodes. */
export async function withSchemaLocked<T>(session: Session, work: () => Promise<T>): Promise<T> {
  await session.query('select pg_advisory_lock($1)', [advisoryLock]);
  try {
    return await work();
  } finally {
    await session.query('select pg_advisory_unlock($1)', [advisoryLock]);
  }
}

/** What is still to run in a session's database. Throws DatabaseFailure when the two do not fit. */
export async function pendingIn(session: Session, migrations: Migration[]): Promise<Migration[]> {
  const done = await appliedMigrations(session);
  for (const { name, checksum } of migrations) {
    if (done.has(name) && done.get(name) !== checksum) {
      throw new DatabaseFailure('migration-edited', { name });
    }
  }
  for (const name of done.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new DatabaseFailure('newer-than-program', { name });
    }
  }
  return migrations.filter(({ name }) => !done.has(name));
}

/** Name and checksum of what ran; empty for a database that no migration has seen. */
export async function appliedMigrations(session: Session): Promise<Map<string, string>> {
  const { rows } = await session.query("select to_regclass('schema_migration') is not null as present", []);
  if (!rows[0]?.['present']) return new Map();
  const ledger = await session.query('select name, checksum from schema_migration', []);
  return new Map(ledger.rows.map((row) => [String(row['name']), String(row['checksum'])]));
}

/** Runs one file and writes it into the ledger, inside the caller's transaction. */
export async function applyMigration(session: Session, { name, sql, checksum }: Migration): Promise<void> {
  const start = performance.now();
  try {
    await session.script(sql);
  } catch (error) {
    throw Object.assign(error as Error, { migration: name });
  }
  await session.query('insert into schema_migration (name, checksum, milliseconds) values ($1, $2, $3)', [
    name,
    checksum,
    Math.round(performance.now() - start),
  ]);
}

/** The runtime role owns nothing; it reads and writes the tables, but not the ledger of migrations. */
async function grantUse(session: Session, role: string): Promise<void> {
  await session.script(
    `grant usage on schema public to ${role};
     grant select, insert, update, delete on all tables in schema public to ${role};
     revoke all on schema_migration from ${role};`,
  );
}
