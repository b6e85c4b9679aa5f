import type { Message } from '../../../src/validation/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { TaskPool } from '../../kernel/processes/pool.ts';
import { workerProgram } from '../../kernel/processes/worker-program.ts';
import type { CheckReply, CheckTask } from './messages.ts';

export { Verdicts } from './verdicts.ts';

/** Checks pages in a process of its own: a large page must not keep other people's requests waiting. */
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
  /** Ends the process, whatever it does. */
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

/** Makes the checker's process; it starts with the first page. */
export function createChecks({
  mostWritten = 8,
  deadline = 3000,
  program = workerProgram('checks', import.meta.url),
}: Partial<CheckLimits> = {}): Checks {
  const tasks = new TaskPool<CheckTask, CheckReply>({ ...pool, deadline, program });
  const writing = new Map<string, number>();

  async function run(owner: string, task: CheckTask): Promise<Message[] | 'too-costly'> {
    const outcome = await tasks.run(owner, task);
    if ('messages' in outcome) return outcome.messages;
    if ('failed' in outcome) return 'too-costly';
    throw fail('overloaded', { retryAfter: pause });
  }

  return {
    async written(owner, task) {
      const count = writing.get(owner) ?? 0;
      if (count >= mostWritten) throw fail('checks-busy', { retryAfter: pause });
      writing.set(owner, count + 1);
      try {
        const messages = await run(owner, { ...task, isNew: true });
        if (messages === 'too-costly') throw fail('page-too-costly');
        return messages;
      } finally {
        const left = writing.get(owner)! - 1;
        if (left === 0) writing.delete(owner);
        else writing.set(owner, left);
      }
    },
    stored: (owner, task) => run(owner, { ...task, isNew: false }),
    previewed: (owner, task) => run(owner, { ...task, isNew: true }),
    close: () => tasks.close(),
  };
}
