import type { CheckOptions, Message } from '../../../src/validation/index.ts';
import type { PartsFound } from '../../../src/validation/parts/parts-found.ts';
import type { IncludingPage } from '../../../src/validation/parts/validate-in-pages.ts';

/** A screen to check. The process knows the operations itself, and takes the keys from the texts. */
export interface CheckTask {
  page: unknown;
  options: Omit<CheckOptions, 'keys' | 'operations'>;
  /** The parts that the screen includes; absent: it includes none, or they are in place. */
  parts?: PartsFound;
  /** The pages that include it, when it is a part itself. */
  pages?: IncludingPage[];
  /** Whether text keys and calls are checked, too: a page that is stored already may name some that are gone. */
  isNew: boolean;
}

/** What the process answers. */
export interface CheckReply {
  messages: Message[];
}
