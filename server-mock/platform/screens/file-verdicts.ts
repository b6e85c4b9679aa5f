import { createHash } from 'node:crypto';
import type { Message } from '../../../src/validation/index.ts';
import { type FindPart, mayInclude } from '../../../src/validation/parts/compose.ts';
import type { IncludingPage } from '../../../src/validation/parts/validate-in-pages.ts';

/** What a shipped screen is checked with: the shipped parts, and the pages that hold it when it is a part itself. */
export interface Shipped {
  find: FindPart;
  pages: IncludingPage[];
  /** The versions of all shipped screens, as a short text: a verdict about parts depends on other files. */
  versions: string;
}

/** Checks the text of a shipped screen's file; the messages are in English and name the file. */
export type CheckFile = (id: string, text: string, file: string, shipped: Shipped) => Message[];

/** Verdicts that are remembered; all shipped screens with room for changes of each. */
const most = 1000;

/** What was found about the text of a file, by all that the verdict depends on. Servers of one process share it. */
const known = new Map<string, Message[]>();

/**
 * Checks the same text of a file once for all servers of a process: a test run starts more than a hundred, and the check of all
 * shipped screens is half of a start.
 * @param surroundings what else a verdict depends on, as a short text
 */
export function checkingOnce(check: CheckFile, surroundings: () => string): CheckFile {
  return (id, text, file, shipped) => {
    const around = shipped.pages.length > 0 || mayInclude(text) ? shipped.versions : '';
    const key = createHash('sha256')
      .update(JSON.stringify([id, file, text, shipped.pages.length, around, surroundings()]))
      .digest('base64url');
    const messages = known.get(key) ?? check(id, text, file, shipped);
    known.delete(key);
    known.set(key, messages);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return messages;
  };
}
