import { setImmediate } from 'node:timers/promises';
import { fail } from '../../kernel/errors/fail.ts';
import { TaskPool } from '../../kernel/processes/pool.ts';
import { workerProgram } from '../../kernel/processes/worker-program.ts';
import type { CsvFile, CsvReply, CsvTask } from './messages.ts';
import type { CsvFiles, CsvRow } from './service.ts';

/**
 * The slowest sound file of 4 MB takes 2 s of processor time. Waiting files are kept in memory, 4 MB each at most, so that only so many
 * may wait. In a full queue, the owner who has most waiting gives way.
 */
const pool = { deadline: 5000, longestWait: 30_000, memory: 256, nice: 5, most: 24, mostOfOne: 3 };

/** Seconds after which a file that found the process busy is worth another try. */
const pause = 5;

/** Lines that are taken over before other work has its turn. */
const AT_ONCE = 500;

/** The lines of a file by field, without empty cells. */
async function rowsOf({ columns, lines }: CsvFile): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for (const [at, [line, ...texts]] of lines.entries()) {
    const cells: Record<string, string> = {};
    for (const [place, text] of texts.entries()) if (text !== '') cells[columns[place]!] = text;
    rows.push({ line, cells });
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return rows;
}

/** Makes the reader of files; its process starts with the first file. */
export function createCsvFiles({
  deadline = pool.deadline,
  program = workerProgram('csv-files', import.meta.url),
}: {
  deadline?: number;
  program?: URL;
} = {}): CsvFiles {
  const tasks = new TaskPool<CsvTask, CsvReply>({ ...pool, deadline, program });
  return {
    async read(owner, task) {
      const outcome = await tasks.run(owner, task);
      if ('missed' in outcome)
        throw fail(outcome.missed === 'busy' ? 'imports-busy' : 'overloaded', { retryAfter: pause });
      if ('failed' in outcome) throw fail('csv-too-costly');
      if ('isTooLarge' in outcome) throw fail('csv-too-large');
      if ('isTooLong' in outcome) throw fail('csv-too-long', { values: { count: task.most } });
      return 'wrong' in outcome ? outcome : { rows: await rowsOf(outcome) };
    },
    close: () => tasks.close(),
  };
}
