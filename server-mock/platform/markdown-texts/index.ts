import { fail } from '../../kernel/errors/fail.ts';
import { TaskPool } from '../../kernel/processes/pool.ts';
import { workerProgram } from '../../kernel/processes/worker-program.ts';
import { TEXT } from './markup-size.ts';
import type { SizeReply, SizeTask } from './messages.ts';
import type { MarkdownTexts } from './service.ts';

export { isLargeMarkup, TEXT } from './markup-size.ts';

/** A plain text of 65 kB takes 0.11 s of processor time on two cores. A browser renders with the same parser, so a slower text would hold it, too. */
const pool = { deadline: 1000, memory: 128, nice: 5, most: 50, mostOfOne: 10 };

/** Seconds after which a text that found the process busy is worth another try. */
const pause = 5;

/** Makes the measure of texts; its process starts with the first text. */
export function createMarkdownTexts({
  deadline = pool.deadline,
  program = workerProgram('markdown-texts', import.meta.url),
}: {
  deadline?: number;
  program?: URL;
} = {}): MarkdownTexts {
  const tasks = new TaskPool<SizeTask, SizeReply>({ ...pool, deadline, program });
  return {
    async isLarge(owner, text) {
      if (text.length > TEXT.length) return true;
      const outcome = await tasks.run(owner, { text });
      if ('missed' in outcome) throw fail('overloaded', { retryAfter: pause });
      return 'failed' in outcome || outcome.isLarge;
    },
    close: () => tasks.close(),
  };
}
