import pg from 'pg';
import type { Logger } from 'pino';
import type { Answer, Engine, Session } from '../engine.ts';
import { DatabaseFailure } from '../failure.ts';
import { checkNotification } from '../notification.ts';
import { Listener, notification } from './listener.ts';
import { findRuntimeRole } from './runtime-role.ts';
import { postgresTypes } from './types.ts';

export interface PostgresOptions {
  databaseUrl: string;
  log: Logger;
  /** Milliseconds after which a program's statement is ended. */
  statementTimeout: number;
}

/**
 * A PostgreSQL server, shared by any number of nodes.
 * @throws DatabaseFailure when it cannot be used.
 */
export async function openPostgresEngine({ databaseUrl, log, statementTimeout }: PostgresOptions): Promise<Engine> {
  const common = {
    connectionString: databaseUrl,
    types: postgresTypes,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
  const owners = new pg.Pool({ ...common, application_name: 'pagewright-owner', max: 2 });
  const pool = new pg.Pool({
    ...common,
    application_name: 'pagewright',
    max: 10,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
  });
  for (const each of [owners, pool]) {
    each.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
    // The pool listens to idle connections alone. A lent one without a listener would end the process when it is lost:
    // https://node-postgres.com/apis/pool#error. Its next statement fails and says why.
    each.on('connect', (client) =>
      client.on('error', (error) => log.debug({ err: error }, 'database connection lost')),
    );
  }
  try {
    const client = await owners.connect();
    const role = await findRuntimeRole(client).finally(() => client.release());
    return new PostgresEngine(
      pool,
      owners,
      role,
      new Listener({ ...common, application_name: 'pagewright-listen' }, log),
    );
  } catch (error) {
    await Promise.all([owners.end(), pool.end()]);
    throw explained(error, databaseUrl);
  }
}

/** What kept us from the server, for the operator; the address is told without user and password. */
function explained(error: unknown, databaseUrl: string): unknown {
  if (error instanceof DatabaseFailure) return error;
  const { message, code } = error as Error & { code?: string };
  const { host, pathname } = URL.canParse(databaseUrl) ? new URL(databaseUrl) : { host: '', pathname: '' };
  return new DatabaseFailure('unreachable', { server: `${host}${pathname}`, reason: message || code || '' });
}

class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly #prepared = new WeakSet<pg.ClientBase>();
  #closed: Promise<unknown> | undefined;

  constructor(
    readonly pool: pg.Pool,
    readonly owners: pg.Pool,
    readonly runtimeRole: string | null,
    readonly listener: Listener,
  ) {}

  async acquire(): Promise<Session> {
    const client = await this.pool.connect();
    if (this.runtimeRole && !this.#prepared.has(client)) {
      try {
        await client.query(`set role ${this.runtimeRole}`);
      } catch (error) {
        client.release(true);
        throw error;
      }
      this.#prepared.add(client);
    }
    return createSession(client);
  }

  async acquireOwner(): Promise<Session> {
    return createSession(await this.owners.connect());
  }

  async notify(channel: string, payload: string): Promise<void> {
    checkNotification(channel, payload);
    if (await this.listener.notify(channel, payload)) return;
    await this.pool.query(...notification(channel, payload));
  }

  listen(channel: string, handler: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>> {
    return this.listener.listen(channel, handler, onReconnect);
  }

  async close(): Promise<void> {
    this.#closed ??= Promise.all([this.listener.close(), this.pool.end(), this.owners.end()]);
    await this.#closed;
  }
}

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function createSession(client: pg.PoolClient): Session {
  let broken = false;
  const run = async (text: string, values?: unknown[]): Promise<Answer> => {
    try {
      const result = await client.query(text, values);
      const last = Array.isArray(result) ? (result.at(-1) as pg.QueryResult) : result;
      const { rows, command, rowCount } = last;
      return { rows, command: command ?? '', affected: counted.has(command) ? (rowCount ?? 0) : undefined };
    } catch (error) {
      // An error without a severity did not come from the server: the connection itself failed.
      if ((error as { severity?: string }).severity !== 'ERROR') broken = true;
      throw error;
    }
  };
  return {
    query: async (sql, parameters, before) => {
      if (before !== undefined) await run(before);
      return run(sql, [...parameters]);
    },
    script: (sql) => run(sql),
    release: async () => client.release(broken),
  };
}
