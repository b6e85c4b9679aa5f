import { createHash } from 'node:crypto';
import type { Message } from '../../../src/validation/index.ts';

/** Checks the text of a shipped screen's file; the messages are in English and name the file. */
export type CheckFile = (id: string, text: string, file: string) => Message[];

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
  return (id, text, file) => {
    const key = createHash('sha256')
      .update(JSON.stringify([id, file, text, surroundings()]))
      .digest('base64url');
    const messages = known.get(key) ?? check(id, text, file);
    known.delete(key);
    known.set(key, messages);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return messages;
  };
}
