import { Compiler, type CompilerOptions, type Outcome } from './compiler.ts';
import { FairQueue } from './fair-queue.ts';
import type { Task } from './messages.ts';

export interface PoolOptions extends CompilerOptions {
  /** Pages that wait, in all and of one owner. */
  most: number;
  mostOfOne: number;
}

interface Job {
  owner: string;
  task: Task;
  /** How often it was begun. */
  tries: number;
  done(outcome: Outcome): void;
}

/** A worker that is new needs more time for a page, and it may end for causes of its own. */
const mostTries = 2;

const isDoubtful = (outcome: Outcome): boolean =>
  'failed' in outcome && (outcome.failed === 'deadline' || outcome.failed === 'crash');

/** Compiles pages in a process, one after the other; owners take turns. */
export class CompilePool {
  readonly #compiler: Compiler;
  readonly #waiting: FairQueue<Job>;
  #isBusy = false;

  constructor({ most, mostOfOne, ...options }: PoolOptions) {
    this.#compiler = new Compiler(options);
    this.#waiting = new FairQueue(most, mostOfOne);
  }

  /** Starts the process, so that the first page need not wait for it. */
  async start(): Promise<void> {
    await this.#compiler.start();
  }

  /** Never rejects. */
  compile(owner: string, task: Task): Promise<Outcome> {
    return new Promise((done) => {
      const isQueued = this.#waiting.add(owner, { owner, task, tries: 0, done });
      if (!isQueued) done({ missed: 'busy' });
      void this.#work();
    });
  }

  /** Ends the process; what waits is answered as missed. */
  async close(): Promise<void> {
    await this.#compiler.close();
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let job = this.#waiting.take(); job; job = this.#waiting.take()) await this.#run(job);
    this.#isBusy = false;
  }

  async #run(job: Job): Promise<void> {
    const outcome = await this.#compiler.run(job.task);
    job.tries += 1;
    const isTriedAgain = isDoubtful(outcome) && job.tries < mostTries && this.#waiting.add(job.owner, job);
    if (!isTriedAgain) job.done(outcome);
  }
}
