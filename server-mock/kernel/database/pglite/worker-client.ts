import { Worker } from 'node:worker_threads';
import type { Answer } from '../engine.ts';
import { DatabaseFailure } from '../failure.ts';
import { connectionLost, databaseError } from './error-fields.ts';
import type { Greeting, Reply, Request, Step, WorkerOptions } from './messages.ts';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Calls into the thread of the embedded database. */
export class WorkerClient {
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();
  /** Settles when the thread has ended, whatever ended it. */
  readonly stopped: Promise<void>;

  private constructor(readonly worker: Worker) {
    worker.on('message', (reply: Reply) => this.#settle(reply));
    this.stopped = new Promise((resolve) => worker.once('exit', () => resolve()));
    void this.stopped.then(() => this.#rejectAll());
  }

  /** Starts the thread and waits until the database is open. */
  static async start(directory: string, runtimeRole: string): Promise<WorkerClient> {
    return new WorkerClient(await greeted(createWorker({ task: 'serve', directory, runtimeRole })));
  }

  /** Builds a new database in a thread of its own, which ends with it. */
  static async build(directory: string, runtimeRole: string): Promise<void> {
    const worker = await greeted(createWorker({ task: 'build', directory, runtimeRole }));
    await worker.terminate();
  }

  run(steps: Step[] | 'close'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      this.worker.postMessage({ id: this.#lastId, steps } satisfies Request);
    });
  }

  /** Ends the thread in the middle of whatever it does; PostgreSQL recovers from its log at the next start. */
  async terminate(): Promise<void> {
    await this.worker.terminate();
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(databaseError(reply.error));
    else waiting?.resolve(reply.answer);
  }

  #rejectAll(): void {
    for (const { reject } of this.#waiting.values()) reject(connectionLost());
    this.#waiting.clear();
  }
}

/** Waits until the thread has done what it was started for. */
async function greeted(worker: Worker): Promise<Worker> {
  const greeting = await new Promise<Greeting>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The database thread ended at its start (exit code ${code})`)));
  });
  if ('ready' in greeting) return worker;
  await worker.terminate();
  throw greeting.error.code === 'not-durable' ? new DatabaseFailure('not-durable') : databaseError(greeting.error);
}

/** Built, the thread is a bundle beside the server's; in development tsx compiles it on the fly. */
function createWorker(options: WorkerOptions): Worker {
  const built = !import.meta.url.endsWith('.ts');
  const program = built ? './pglite-worker.js' : './worker-development.mjs';
  return new Worker(new URL(program, import.meta.url), { workerData: options, execArgv: [] });
}
