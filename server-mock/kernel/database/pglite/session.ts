import type { Answer, Session } from '../engine.ts';
import { idleTimedOut } from './error-fields.ts';
import type { Step } from './messages.ts';
import type { Connection } from './supervised-worker.ts';

/**
 * A caller's hold on the one session of the embedded database.
 *
 * Everybody else waits for it, so a hold that sends nothing for `idleTimeout` milliseconds is taken away: its
 * transaction is undone and its next statement fails, as PostgreSQL does with idle_in_transaction_session_timeout.
 */
export class PgliteSession implements Session {
  #idle: NodeJS.Timeout | undefined;
  #expired = false;
  #released = false;

  constructor(
    readonly connection: Connection,
    readonly endTurn: () => void,
    readonly limits: {
      /** Milliseconds; undefined for an owner's hold, which may think as long as it likes. */
      idleTimeout?: number;
      /** A script that leaves the session as the next caller expects it. */
      restore?: string;
    },
  ) {
    this.#watchIdleness();
  }

  query(sql: string, parameters: readonly unknown[], before?: string): Promise<Answer> {
    return this.#run(before === undefined ? [{ sql, parameters }] : [{ script: before }, { sql, parameters }]);
  }

  script(script: string): Promise<Answer> {
    return this.#run([{ script }]);
  }

  async release(): Promise<void> {
    if (this.#released) return;
    this.#released = true;
    clearTimeout(this.#idle);
    try {
      if (this.limits.restore && !this.#expired) await this.connection([{ script: this.limits.restore }]);
    } finally {
      if (!this.#expired) this.endTurn();
    }
  }

  async #run(steps: Step[]): Promise<Answer> {
    if (this.#expired) throw idleTimedOut(this.limits.idleTimeout ?? 0);
    clearTimeout(this.#idle);
    try {
      return await this.connection(steps);
    } finally {
      this.#watchIdleness();
    }
  }

  #watchIdleness(): void {
    clearTimeout(this.#idle);
    if (this.#released || this.limits.idleTimeout === undefined) return;
    this.#idle = setTimeout(() => void this.#expire(), this.limits.idleTimeout);
  }

  async #expire(): Promise<void> {
    this.#expired = true;
    await this.connection([{ script: 'rollback' }]).catch(() => undefined);
    this.endTurn();
  }
}
