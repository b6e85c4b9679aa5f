import type { Logger } from 'pino';
import type { Answer } from '../engine.ts';
import { connectionLost, statementTimedOut } from './error-fields.ts';
import type { Step } from './messages.ts';
import { WorkerClient } from './worker-client.ts';

/** Runs steps on the thread that was alive when the connection was made. */
export type Connection = (steps: Step[]) => Promise<Answer>;

/**
 * The database thread with a watchdog. PGlite ignores `statement_timeout`, so a runaway statement is ended by ending
 * the thread: its caller hears 57014, its transaction is undone by PostgreSQL's recovery, and everybody behind it goes
 * on with a new thread.
 */
export class SupervisedWorker {
  #client: Promise<WorkerClient>;
  #failed = false;
  #closing = false;

  private constructor(
    readonly directory: string,
    readonly runtimeRole: string,
    readonly log: Logger,
  ) {
    this.#client = this.#start();
  }

  /** @throws what kept the database from opening. */
  static async start(directory: string, runtimeRole: string, log: Logger): Promise<SupervisedWorker> {
    const worker = new SupervisedWorker(directory, runtimeRole, log);
    await worker.#client;
    return worker;
  }

  /**
   * A connection to the thread of now. Its transactions live in that thread: after a restart it answers 57P01.
   * @param timeout milliseconds that one call may take; undefined: any time.
   */
  connect(timeout: number | undefined): Connection {
    if (this.#failed) this.#client = this.#start();
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
      this.log.error({ timeout, statements: steps.map(textOf) }, 'database statement ended: it ran too long');
      void client.terminate();
    }, timeout);
    try {
      return await client.run(steps);
    } catch (error) {
      throw expired ? statementTimedOut(timeout) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  #start(): Promise<WorkerClient> {
    this.#failed = false;
    const starting = WorkerClient.start(this.directory, this.runtimeRole);
    starting.then(
      (client) => this.#watch(client),
      (error) => {
        this.#failed = true;
        this.log.error({ err: error }, 'database thread could not be started');
      },
    );
    return starting;
  }

  #watch(client: WorkerClient): void {
    client.worker.on('error', (error) => this.log.error({ err: error }, 'database thread failed'));
    void client.stopped.then(() => {
      if (this.#closing) return;
      this.log.warn('database thread ended; starting another');
      this.#client = this.#start();
    });
  }
}

function textOf(step: Step): string {
  return ('script' in step ? step.script : step.sql).slice(0, 200);
}
