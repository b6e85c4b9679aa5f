import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '../../../src/validation/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

/** Mistakes of one file that an event carries; nobody reads more at once. */
const mostSent = 5;

/** Characters of a line that are shown. */
const longestLine = 200;

/** Characters in front of the mistake, where a line is longer. */
const before = 80;

/** One mistake as browsers get it. `line` and `column` count from 1. */
interface SentMistake {
  line: number;
  column: number;
  /** The line, or 200 characters of it around the mistake. */
  text: string;
  code: string;
  /** By language; the sentence ends with the suggestion. */
  message: Record<'zh-CN' | 'en-US', string>;
  suggestion: string;
}

/** Looks at changed files for the people who write them. */
export interface Mistakes {
  /** Checks a file below `schemas/` and, again, those that were wrong before, since one file can be wrong because of another. */
  look(path: string): Promise<void>;
}

function excerpt(line: string, column: number): string {
  if (line.length <= longestLine) return line;
  const start = Math.max(0, Math.min(column - 1 - before, line.length - longestLine));
  return line.slice(start, start + longestLine);
}

const isError = ({ severity }: Message) => severity === 'error';

/** The errors of a file in both languages; empty when it is right or gone. */
async function mistakesIn(projectRoot: string, file: string): Promise<Message[][]> {
  if (!existsSync(join(projectRoot, file))) return [];
  // Production never checks files, so it does not load what checks them.
  const [{ fileCheck }, { readProject }] = await Promise.all([
    import('../../../src/validation/project/check-file.ts'),
    import('../../../src/validation/project/project.ts'),
  ]);
  const project = readProject(projectRoot);
  const check = fileCheck(join(projectRoot, file), file, project);
  return (['en-US', 'zh-CN'] as const).map((locale) => check(project.dictionaries[locale]).filter(isError));
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r\n|\n|\r/);
  } catch {
    return [];
  }
}

/**
 * Sends the mistakes of a changed file to administrators' browsers, and an event without mistakes when the file is right again. For
 * development alone. The event is kept for documents that are opened later.
 */
export function createMistakes({ projectRoot, events }: Pick<ServiceBase, 'projectRoot' | 'events'>): Mistakes {
  const wrong = new Set<string>();

  /** Files are checked one after the other, so that no event is sent twice. */
  let last: Promise<unknown> = Promise.resolve();

  async function send(file: string): Promise<void> {
    const [english = [], chinese = []] = await mistakesIn(projectRoot, file);
    if (english.length === 0 && !wrong.has(file)) return;
    if (english.length === 0) wrong.delete(file);
    else wrong.add(file);
    const lines = readLines(join(projectRoot, file));
    const mistakes = english.slice(0, mostSent).map(
      ({ line, column, code, message, suggestion = '' }, index): SentMistake => ({
        ...{ line, column, code, suggestion },
        text: excerpt(lines[line - 1] ?? '', column),
        message: { 'en-US': message, 'zh-CN': chinese[index]?.message ?? message },
      }),
    );
    const data = { file, mistakes, more: english.length - mistakes.length };
    events.publish({ event: 'mistakes', data, forAdministrators: true, keptAs: file });
  }

  return {
    look(path) {
      const looked = last.then(async () => {
        for (const file of new Set([`schemas/${path}`, ...wrong])) await send(file);
      });
      last = looked.catch(() => undefined);
      return looked;
    },
  };
}
