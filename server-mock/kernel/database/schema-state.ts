import { asOwner, type Engine } from './engine.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { pendingIn } from './migrations.ts';

/** How far a database has come. */
export interface SchemaState {
  /** The migrations that are still to run, in order. */
  pending: Migration[];
  /** Whether somebody has an account: the database is in use, and its data is worth a backup. */
  inUse: boolean;
}

/** Reads how far a database has come, as its owner: it answers before the first migration and after half of them, too. */
export function readSchemaState(engine: Engine, directory: string): Promise<SchemaState> {
  return asOwner(engine, async (session) => {
    const pending = await pendingIn(session, readMigrations(directory));
    const { rows } = await session.query("select to_regclass('account') is not null as present", []);
    if (!rows[0]?.['present']) return { pending, inUse: false };
    const accounts = await session.query('select exists (select from account) as some', []);
    return { pending, inUse: Boolean(accounts.rows[0]?.['some']) };
  });
}
