import { FairQueue } from './fair-queue.ts';
import { type Outcome, type ProcessOptions, TaskProcess } from './task-process.ts';

export interface PoolOptions<Task> extends ProcessOptions {
  /** Tasks that wait, in all and of one owner. */
  most: number;
  mostOfOne: number;
  /** Whether a task is certainly short. Short tasks use a second process while the first is busy. Absent: the pool has one process. */
  isLight?: (task: Task) => boolean;
}

interface Job<Task, Reply extends object> {
  owner: string;
  task: Task;
  isLight: boolean;
  /** How often it was begun. */
  tries: number;
  done(outcome: Outcome<Reply>): void;
}

/** A process, and whose task it does. */
interface Place<Task extends object, Reply extends object> {
  readonly process: TaskProcess<Task, Reply>;
  owner: string | undefined;
}

/** A process that is new needs more time for a task, and it may end for causes of its own. */
const mostTries = 2;

const isDoubtful = (outcome: object): boolean =>
  'failed' in outcome && (outcome.failed === 'deadline' || outcome.failed === 'crash');

/**
 * Runs tasks in a process. Owners take turns; a turn counts by its duration. The tasks of one owner run one after the other, even when
 * there is a second process. So no owner can occupy both processes, and short tasks of other owners need not wait for a long one.
 */
export class TaskPool<Task extends object, Reply extends object> {
  readonly #main: Place<Task, Reply>;
  readonly #side: Place<Task, Reply> | undefined;
  readonly #isLight: (task: Task) => boolean;
  readonly #waiting: FairQueue<Job<Task, Reply>>;
  #isClosed = false;

  constructor({ most, mostOfOne, isLight, ...options }: PoolOptions<Task>) {
    const place = (): Place<Task, Reply> => ({ process: new TaskProcess(options), owner: undefined });
    this.#main = place();
    this.#side = isLight && place();
    this.#isLight = isLight ?? (() => false);
    this.#waiting = new FairQueue(most, mostOfOne, ({ done }) => done({ missed: 'busy' }));
  }

  /** Starts the process, so that the first task need not wait for it. */
  async start(): Promise<void> {
    await this.#main.process.start();
  }

  /** Never rejects. A task may have to give its place up, while it waits, to one of an owner who has fewer; it was missed, then. */
  run(owner: string, task: Task): Promise<Outcome<Reply>> {
    return new Promise((done) => {
      const isQueued = this.#waiting.add(owner, { owner, task, isLight: this.#isLight(task), tries: 0, done });
      if (!isQueued) done({ missed: 'busy' });
      this.#begin();
    });
  }

  /** Ends the processes; what waits is answered as missed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#main.process.close(), this.#side?.process.close()]);
  }

  /** Gives each free process a task. */
  #begin(): void {
    const isServed = (owner: string) => owner === this.#main.owner || owner === this.#side?.owner;
    this.#fill(this.#main, (owner) => !isServed(owner));
    if (this.#side) this.#fillSide(this.#side, (owner, { isLight }) => isLight && !isServed(owner));
  }

  #fill(place: Place<Task, Reply>, may: (owner: string, job: Job<Task, Reply>) => boolean): void {
    if (place.owner !== undefined) return;
    const job = this.#waiting.take(may);
    if (job) void this.#run(place, job);
  }

  /** Starts the second process when a short task waits for it. The first process may become free meanwhile. */
  #fillSide(side: Place<Task, Reply>, may: (owner: string, job: Job<Task, Reply>) => boolean): void {
    if (side.process.isReady) this.#fill(side, may);
    else if (!this.#isClosed && this.#waiting.has(may))
      side.process.start().then(
        () => this.#begin(),
        () => undefined,
      );
  }

  async #run(place: Place<Task, Reply>, job: Job<Task, Reply>): Promise<void> {
    place.owner = job.owner;
    const begun = performance.now();
    const outcome = await place.process.run(job.task);
    this.#waiting.charge(job.owner, performance.now() - begun);
    place.owner = undefined;
    job.tries += 1;
    const isTriedAgain = isDoubtful(outcome) && job.tries < mostTries && this.#waiting.add(job.owner, job);
    if (!isTriedAgain) job.done(outcome);
    this.#begin();
  }
}
