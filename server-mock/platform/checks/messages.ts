import type { CheckOptions, Message } from '../../../src/validation/index.ts';

/** A page to check. The process knows the operations itself, and takes the keys from the texts. */
export interface CheckTask {
  page: unknown;
  options: Omit<CheckOptions, 'keys' | 'operations'>;
  /** Whether text keys and calls are checked, too: a page that is stored already may name some that are gone. */
  isNew: boolean;
}

/** What the process answers. */
export interface CheckReply {
  messages: Message[];
}
