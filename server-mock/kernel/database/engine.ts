/** What one statement answered. */
export interface Answer {
  rows: Record<string, unknown>[];
  /** The first word of PostgreSQL's command tag: `SELECT`, `INSERT`, `ROLLBACK`. */
  command: string;
  /** Rows inserted, updated or deleted; absent for other commands. */
  affected?: number;
}

/** One connection held by one caller until released. Values have the same JavaScript types on both engines. */
export interface Session {
  /**
   * Runs one statement with its parameters.
   * @param before a script sent ahead of it without an extra round trip (the start of a transaction).
   */
  query(sql: string, parameters: readonly unknown[], before?: string): Promise<Answer>;
  /** Runs statements without parameters, separated by semicolons; answers the last one. */
  script(sql: string): Promise<Answer>;
  /** Gives the connection back. */
  release(): Promise<void>;
}

/** A PostgreSQL, embedded or on a server. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres';
  /** The role without special rights that programs' queries run as; null where they run as the owner of the tables. */
  readonly runtimeRole: string | null;
  /** A connection under row-level security. */
  acquire(): Promise<Session>;
  /** A connection as the owner of the tables, without a limit on running time: migrations, dumps, maintenance. */
  acquireOwner(): Promise<Session>;
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, handler: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Runs `work` with an owner's connection and gives it back. */
export async function asOwner<T>(engine: Engine, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await engine.acquireOwner();
  try {
    return await work(session);
  } finally {
    await session.release();
  }
}

/** Runs `work` between `begin`, as given, and a commit; an error undoes it. */
export async function inTransaction<T>(session: Session, begin: string, work: () => Promise<T>): Promise<T> {
  await session.script(begin);
  try {
    const result = await work();
    await session.script('commit');
    return result;
  } catch (error) {
    await session.script('rollback');
    throw error;
  }
}
