import type { Logger } from 'pino';
import type { Answer } from '../engine.ts';
import type { Step, WorkerOptions } from './messages.ts';
import { connectionLost, databaseError, WorkerClient } from './worker-client.ts';

/** Runs steps on the thread that was alive when the connection was made. */
export type Connection = (steps: Step[]) => Promise<Answer>;

/**
 * The database thread with a watchdog. PGlite ignores `statement_timeout`, so a runaway statement is ended by ending
 * the thread: its caller hears 57014, its transaction is undone by PostgreSQL's recovery, and everybody behind it goes
 * on with a new thread.
 */
export class SupervisedWorker {
  #client: Promise<WorkerClient>;
  #closing = false;

  private constructor(
    client: WorkerClient,
    readonly options: WorkerOptions,
    readonly log: Logger,
  ) {
    this.#client = Promise.resolve(client);
    this.#restartWhenStopped(client);
  }

  static async start(options: WorkerOptions, log: Logger): Promise<SupervisedWorker> {
    return new SupervisedWorker(await WorkerClient.start(options), options, log);
  }

  /**
   * A connection to the thread of now. Its transactions live in that thread: after a restart it answers 57P01.
   * @param timeout milliseconds that one call may take.
   */
  connect(timeout: number | undefined): Connection {
    const bound = this.#client;
    return async (steps) => {
      const client = await bound;
      if (bound !== this.#client) throw connectionLost();
      return timeout === undefined ? client.run(steps) : this.#runWatched(client, steps, timeout);
    };
  }

  async close(): Promise<void> {
    this.#closing = true;
    const client = await this.#client;
    await client.run('close');
    await client.stopped;
  }

  async #runWatched(client: WorkerClient, steps: Step[], timeout: number): Promise<Answer> {
    let expired = false;
    const timer = setTimeout(() => {
      expired = true;
      this.log.error({ timeout, steps: steps.map(statement) }, 'database statement ended: it ran too long');
      void client.terminate();
    }, timeout);
    try {
      return await client.run(steps);
    } catch (error) {
      throw expired ? statementTimeout(timeout) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  #restartWhenStopped(client: WorkerClient): void {
    void client.stopped.then(() => {
      if (this.#closing) return;
      this.#client = WorkerClient.start(this.options);
      this.#client.then(
        (next) => {
          this.log.warn('database thread restarted');
          this.#restartWhenStopped(next);
        },
        (error) => this.log.fatal({ err: error }, 'database thread cannot be restarted'),
      );
    });
  }
}

function statement(step: Step): string {
  return ('script' in step ? step.script : step.sql).slice(0, 200);
}

function statementTimeout(timeout: number): Error {
  return databaseError({
    code: '57014',
    message: `The statement was ended because it ran longer than ${timeout} ms`,
  });
}
