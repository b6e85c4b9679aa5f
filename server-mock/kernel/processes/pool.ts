import { FairQueue } from './fair-queue.ts';
import { type Outcome, type ProcessOptions, TaskProcess } from './task-process.ts';

export interface PoolOptions extends ProcessOptions {
  /** Tasks that wait, in all and of one owner. */
  most: number;
  mostOfOne: number;
}

interface Job<Task, Reply extends object> {
  owner: string;
  task: Task;
  /** How often it was begun. */
  tries: number;
  done(outcome: Outcome<Reply>): void;
}

/** A process that is new needs more time for a task, and it may end for causes of its own. */
const mostTries = 2;

const isDoubtful = (outcome: object): boolean =>
  'failed' in outcome && (outcome.failed === 'deadline' || outcome.failed === 'crash');

/** Does tasks in a process, one after the other; owners take turns, and each turn counts as long as it lasts. */
export class TaskPool<Task extends object, Reply extends object> {
  readonly #process: TaskProcess<Task, Reply>;
  readonly #waiting: FairQueue<Job<Task, Reply>>;
  #isBusy = false;

  constructor({ most, mostOfOne, ...options }: PoolOptions) {
    this.#process = new TaskProcess(options);
    this.#waiting = new FairQueue(most, mostOfOne, ({ done }) => done({ missed: 'busy' }));
  }

  /** Starts the process, so that the first task need not wait for it. */
  async start(): Promise<void> {
    await this.#process.start();
  }

  /** Never rejects. A task may have to give its place up, while it waits, to one of an owner who has fewer; it was missed, then. */
  run(owner: string, task: Task): Promise<Outcome<Reply>> {
    return new Promise((done) => {
      const isQueued = this.#waiting.add(owner, { owner, task, tries: 0, done });
      if (!isQueued) done({ missed: 'busy' });
      void this.#work();
    });
  }

  /** Ends the process; what waits is answered as missed. */
  async close(): Promise<void> {
    await this.#process.close();
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let job = this.#waiting.take(); job; job = this.#waiting.take()) await this.#run(job);
    this.#isBusy = false;
  }

  async #run(job: Job<Task, Reply>): Promise<void> {
    const begun = performance.now();
    const outcome = await this.#process.run(job.task);
    this.#waiting.charge(job.owner, performance.now() - begun);
    job.tries += 1;
    const isTriedAgain = isDoubtful(outcome) && job.tries < mostTries && this.#waiting.add(job.owner, job);
    if (!isTriedAgain) job.done(outcome);
  }
}
