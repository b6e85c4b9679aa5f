import type { Message } from '../message.ts';
import { formatText } from './text.ts';

/** The first error as one line of a log, `file:line:col severity code message`; undefined when there is none. */
export function firstErrorLine(messages: readonly Message[]): string | undefined {
  const error = messages.find(({ severity }) => severity === 'error');
  return error && formatText([error]).trimEnd();
}
