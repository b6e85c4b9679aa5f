import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Engine, Session } from './engine.ts';
import { refuseNestedWork } from './nested-work.ts';

/** PostgreSQL refuses to commit after a failed statement; the tag of the answer is the only sign of it. */
export class TransactionAbortedError extends Error {
  readonly code = '25P02';
  constructor() {
    super('The transaction was rolled back because an earlier statement in it failed');
  }
}

class Connection implements DatabaseConnection {
  #before: string | undefined;

  constructor(readonly session: Session) {}

  /** Remembers how the transaction starts; it travels with the first statement. */
  begin(script: string): void {
    this.#before = script;
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (this.#before !== undefined) {
      this.#before = undefined;
      return;
    }
    const { command: done } = await this.session.script(command);
    if (command === 'commit' && done !== 'COMMIT') throw new TransactionAbortedError();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const before = this.#before;
    this.#before = undefined;
    const { rows, affected } = await this.session.query(query.sql, query.parameters, before);
    return { rows: rows as R[], numAffectedRows: affected === undefined ? undefined : BigInt(affected) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming of rows is not offered: page through them');
  }
}

class EngineDriver implements Driver {
  constructor(
    readonly engine: Engine,
    readonly prelude: string,
  ) {}

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    refuseNestedWork();
    return new Connection(await this.engine.acquire());
  }

  async releaseConnection(connection: Connection): Promise<void> {
    await connection.session.release();
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    connection.begin(`begin${isolation}${access};${this.prelude}`);
  }

  commitTransaction(connection: Connection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: Connection): Promise<void> {
    return connection.end('rollback');
  }

  async savepoint(connection: Connection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${quoted(name)}`));
  }

  async rollbackToSavepoint(connection: Connection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint ${quoted(name)}`));
  }

  async releaseSavepoint(connection: Connection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint ${quoted(name)}`));
  }
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/**
 * Kysely over an engine's sessions.
 * @param prelude statements that open every transaction after `begin` (the company of a tenant).
 */
export function engineDialect(engine: Engine, prelude = ''): Dialect {
  return {
    createDriver: () => new EngineDriver(engine, prelude),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (database) => new PostgresIntrospector(database),
  };
}
