import type { Kysely, Transaction } from 'kysely';
import type { MigrationProgress } from './migrations.ts';
import type { SchemaState } from './schema-state.ts';
import type { Tables } from './tables.ts';

/** The company id of the platform's own rows in tenant tables, and the app id of rows that belong to no app. */
export const PLATFORM = -1;

/** The one door to stored data, the same on both engines. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Platform tables. No tenant is set: of tenant tables only the platform's readable rows are seen, none is written. */
  readonly query: Kysely<Tables>;
  /** A transaction over platform tables; any error undoes it. */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * A transaction in the name of a company (`PLATFORM` for the platform's own rows): row-level security shows it the
   * rows of that company and the readable platform rows, and lets it write its own alone.
   */
  tenant<T>(companyId: number, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * A transaction that reads the audit log and the uploads of the platform and of every company at once. It writes nothing,
   * and sees of the other tenant tables what `query` sees. For calls of platform administrators alone: nothing below asks who calls.
   */
  everyCompany<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Tells every listener, on every node; without a transaction, those of this node have heard it when this resolves. At
   * most 7999 bytes: send ids, not bodies.
   * @param trx a transaction of this database: listeners hear of it when that commits, and nothing when it does not.
   */
  notify(channel: string, payload: string, trx?: Transaction<Tables>): Promise<void>;
  /**
   * Hears what is notified from now on.
   * @param onReconnect called after the connection was lost and found again: notifications may have been missed, so
   * read what was stored since.
   * @returns a function that ends it.
   */
  listen(channel: string, handler: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>;
  /** The migrations that `migrate` would run. */
  pending(): Promise<{ name: string; sql: string }[]>;
  /** How far the schema has come and whether it is in use; answers before the first migration, too. */
  schemaState(): Promise<SchemaState>;
  /**
   * Brings the schema up to date and answers the names of what ran. Safe to call on several nodes at once.
   * @param progress told before each migration.
   */
  migrate(progress?: (progress: MigrationProgress) => void): Promise<string[]>;
  /** Writes everything stored to a file that `npm run restore` reads, keys sealed with `key`. Throws DatabaseFailure when the file exists. */
  backUp(file: string, key: string): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
