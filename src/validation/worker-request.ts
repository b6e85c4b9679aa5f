import type { CheckOptions } from './check-document.ts';
import type { Message } from './message.ts';
import { writtenMessages } from './parts/alone.ts';
import { validateScreen } from './screen.ts';

/** A page to be checked in a worker. `keys` travels as a list. */
export interface CheckRequest {
  id: number;
  page: unknown;
  options: Omit<CheckOptions, 'keys'> & { keys?: readonly string[] };
}

export interface CheckAnswer {
  id: number;
  messages: Message[];
}

/** Checks the page of a request, as it is written. The server checks it with the parts and the pages around it. */
export function answerCheck({ id, page, options: { keys, ...options } }: CheckRequest): CheckAnswer {
  const messages = validateScreen(page, { ...options, ...(keys ? { keys: new Set(keys) } : {}) });
  return { id, messages: writtenMessages(messages, page) };
}
