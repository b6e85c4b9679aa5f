import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { overTime, ready } from './messages.ts';

/** A task's limits were passed, or it ended its process. */
export interface Failed {
  failed: 'deadline' | 'memory' | 'crash';
  message: string;
}

/** The task was not done, which says nothing about it. */
export interface Missed {
  missed: 'busy' | 'closed' | 'no-worker';
}

/** What came of a task: the answer of the process, or why there is none. */
export type Outcome<Reply extends object> = Reply | Failed | Missed;

export interface ProcessOptions {
  /** What the process runs: a program that calls `serveTasks`. */
  program: URL;
  /** Milliseconds of processor time that a task may take. Time by the clock would blame tasks for a busy machine. */
  deadline: number;
  /** Memory that the process may take, in megabytes. */
  memory: number;
  /** Added to the process's niceness, so that the server goes first. */
  nice: number;
  /** Milliseconds by the clock after which an answer is no longer expected; absent: 10 s. */
  longestWait?: number;
  /** `advanced` for tasks and answers that hold buffers, which JSON would make four times as large; absent: JSON. */
  serialization?: 'json' | 'advanced';
}

/** Signals by which V8 ends a process that has no memory left; which one depends on how Node was built. */
const outOfMemory: unknown[] = ['SIGABRT', 'SIGTRAP', 'SIGILL'];

function outcomeOf(signal: NodeJS.Signals | null): Failed {
  if (signal === overTime) return { failed: 'deadline', message: 'too much processor time' };
  if (outOfMemory.includes(signal)) return { failed: 'memory', message: 'out of memory' };
  return { failed: 'crash', message: `the worker ended: ${signal}` };
}

/** Where processes come from, and where they go when nobody needs them any more. */
export interface ProcessSource {
  /** Answers once a process takes tasks. */
  take(options: ProcessOptions): Promise<ChildProcess>;
  /** Takes back a process that does nothing at the time. */
  giveBack(worker: ChildProcess, options: ProcessOptions): Promise<void>;
}

/** Starts each process anew and ends it afterwards. */
export const newProcesses: ProcessSource = { take: startWorker, giveBack: endWorker };

let source = newProcesses;

/** Has all processes come from `other`. Tests, which run many servers one after the other, hand them on: a start takes half a second. */
export function takeProcessesFrom(other: ProcessSource): void {
  source = other;
}

/**
 * A process that does one task at a time. It starts with its first task. A task that takes too much time or memory ends it,
 * and the next task gets a new one. A thread would not do: V8 ends the whole process when a thread makes one large text above
 * its limit.
 */
export class TaskProcess<Task extends object, Reply extends object> {
  #worker: Promise<ChildProcess> | undefined;
  #isReady = false;
  #isBusy = false;
  #closed = false;
  readonly #forget = () => {
    this.#worker = undefined;
    this.#isReady = false;
  };

  constructor(readonly options: ProcessOptions) {}

  /** Whether a task can begin at once, because the process has started. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Starts the process before there is a task for it. */
  start(): Promise<ChildProcess> {
    if (this.#worker) return this.#worker;
    const starting = source.take(this.options);
    this.#worker = starting;
    starting.then((worker) => {
      this.#isReady = true;
      worker.once('exit', this.#forget);
    }, this.#forget);
    return starting;
  }

  /** Never throws. Not to be called again before it has answered. */
  async run(task: Task): Promise<Outcome<Reply>> {
    if (this.#closed) return { missed: 'closed' };
    const worker = await this.start().catch(() => undefined);
    if (this.#closed) return { missed: 'closed' };
    this.#isBusy = true;
    const outcome = worker
      ? await ask<Task, Reply>(worker, task, this.options.longestWait)
      : ({ missed: 'no-worker' } as const);
    this.#isBusy = false;
    return this.#closed ? { missed: 'closed' } : outcome;
  }

  /** Ends the process in the middle of whatever it does. */
  async close(): Promise<void> {
    this.#closed = true;
    const worker = await this.#worker?.catch(() => undefined);
    if (!worker) return;
    worker.off('exit', this.#forget);
    await (this.#isBusy ? endWorker(worker) : source.giveBack(worker, this.options));
  }
}

async function endWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

function ask<Task extends object, Reply extends object>(
  worker: ChildProcess,
  task: Task,
  longestWait = 10_000,
): Promise<Outcome<Reply>> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome<Reply>) => {
      clearTimeout(timer);
      worker.off('message', onReply).off('exit', onExit);
      resolve(outcome);
    };
    const onReply = (reply: unknown) => settle(reply as Reply);
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) => settle(outcomeOf(signal));
    const timer = setTimeout(() => {
      worker.kill('SIGKILL');
      settle({ missed: 'no-worker' });
    }, longestWait);
    worker.once('message', onReply).once('exit', onExit);
    worker.send(task, (error) => error && settle({ missed: 'no-worker' }));
  });
}

/** Answers once the process takes tasks. It keeps the server's process alive no longer, and knows nothing of its environment. */
function startWorker({
  program,
  deadline,
  memory,
  nice,
  serialization = 'json',
}: ProcessOptions): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(program), [String(deadline)], {
      execArgv: [`--max-old-space-size=${memory}`, '--max-semi-space-size=4'],
      env: {},
      serialization,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const onExit = (code: number | null) => reject(new Error(`The worker ended at its start (exit code ${code})`));
    worker.on('error', reject);
    worker.once('exit', onExit);
    worker.once('message', (greeting) => {
      worker.off('exit', onExit);
      if (greeting !== ready) {
        worker.kill('SIGKILL');
        reject(new Error('The worker says something else than that it is ready'));
        return;
      }
      worker.unref();
      worker.channel?.unref();
      if (worker.pid !== undefined) setPriority(worker.pid, nice);
      resolve(worker);
    });
  });
}
