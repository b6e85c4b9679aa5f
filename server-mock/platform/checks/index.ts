import type { Merged } from '../../../src/merge/index.ts';
import type { Message } from '../../../src/validation/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { TaskPool } from '../../kernel/processes/pool.ts';
import { workerProgram } from '../../kernel/processes/worker-program.ts';
import { isLight } from './light.ts';
import type { CheckTask, Compared, CompareTask, MergeTask, Reply, Task } from './messages.ts';

export type { Compared } from './messages.ts';
export { Verdicts } from './verdicts.ts';

/** Checks pages in processes of its own: a large page must not keep other people's requests waiting. */
export interface Checks {
  /**
   * What the checker says of a page that somebody has written. `owner` is whose turn it takes.
   * @throws `checks-busy`, `page-too-costly`, or `overloaded` when the process cannot be had
   */
  written(owner: string, task: Omit<CheckTask, 'isNew'>): Promise<Message[]>;
  /**
   * What it says of a stored page; `too-costly` when no answer came within the limits.
   * @throws when the process cannot be had
   */
  stored(owner: string, task: Omit<CheckTask, 'isNew'>): Promise<Message[] | 'too-costly'>;
  /**
   * What it says of a draft that somebody looks at: all that is asked of a written page, without a writer's place.
   * @throws when the process cannot be had
   */
  previewed(owner: string, task: Omit<CheckTask, 'isNew'>): Promise<Message[] | 'too-costly'>;
  /** What changed from one page to another. Throws as `written` does; a page that nests too deep is `page-too-costly`, too. */
  compare(owner: string, task: CompareTask): Promise<Compared>;
  /** Merges two pages that come from the same base. Throws as `compare` does. */
  merge(owner: string, task: MergeTask): Promise<Merged>;
  /** Ends the processes, whatever they do. */
  close(): Promise<void>;
}

export interface CheckLimits {
  /** Pages of one owner that are checked for their writers at a time. */
  mostWritten: number;
  /** Milliseconds of processor time for one page. The slowest sound page of 1 MB takes 0.8 s (`npm run bench -- checker`). */
  deadline: number;
  /** What the process runs; absent: the checker. */
  program?: URL;
}

/** The queue holds many stored pages: a visitor needs the verdict before the page is shown. */
const pool = { memory: 256, nice: 5, most: 10_000, mostOfOne: 1000 };

/** Seconds after which a page that found the checker busy is worth another try. */
const pause = 5;

/** Makes the checker's processes. The first one starts with the first page, the second one when a small page would wait for a large one. */
export function createChecks({
  mostWritten = 8,
  deadline = 3000,
  program = workerProgram('checks', import.meta.url),
}: Partial<CheckLimits> = {}): Checks {
  const tasks = new TaskPool<Task, Reply>({ ...pool, deadline, program, isLight });
  const writing = new Map<string, number>();

  async function run(owner: string, task: Task): Promise<Reply | 'too-costly'> {
    const outcome = await tasks.run(owner, task);
    if ('missed' in outcome) throw fail('overloaded', { retryAfter: pause });
    return 'failed' in outcome || 'unfit' in outcome ? 'too-costly' : outcome;
  }

  async function check(owner: string, task: CheckTask): Promise<Message[] | 'too-costly'> {
    const reply = await run(owner, task);
    return reply === 'too-costly' ? reply : (reply as { messages: Message[] }).messages;
  }

  /** Does what a person waits for, in one of the places of the owner. */
  async function inPlace<T>(owner: string, work: () => Promise<T | 'too-costly'>): Promise<T> {
    const count = writing.get(owner) ?? 0;
    if (count >= mostWritten) throw fail('checks-busy', { retryAfter: pause });
    writing.set(owner, count + 1);
    try {
      const answer = await work();
      if (answer === 'too-costly') throw fail('page-too-costly');
      return answer;
    } finally {
      const left = writing.get(owner)! - 1;
      if (left === 0) writing.delete(owner);
      else writing.set(owner, left);
    }
  }

  return {
    written: (owner, task) => inPlace(owner, () => check(owner, { ...task, isNew: true })),
    stored: (owner, task) => check(owner, { ...task, isNew: false }),
    previewed: (owner, task) => check(owner, { ...task, isNew: true }),
    async compare(owner, compare) {
      return ((await inPlace(owner, () => run(owner, { compare }))) as { compared: Compared }).compared;
    },
    async merge(owner, merge) {
      return ((await inPlace(owner, () => run(owner, { merge }))) as { merged: Merged }).merged;
    },
    close: () => tasks.close(),
  };
}
