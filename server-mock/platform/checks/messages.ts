import type { Choices, Merged, Unfit, WordedChange } from '../../../src/merge/index.ts';
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

/** Two pages to compare. */
export interface CompareTask {
  from: object;
  to: object;
}

/** Two pages to merge that come from the same base. */
export interface MergeTask {
  base: object;
  theirs: object;
  mine: object;
  choices: Choices;
}

export type Task = CheckTask | { compare: CompareTask } | { merge: MergeTask };

/** What changed from one page to another, as sentences need it. */
export interface Compared {
  changes: WordedChange[];
  /** There are more changes than these. */
  isCut: boolean;
}

/** What the process answers. `unfit`: a page that nests too deep, or is too large to be compared. */
export type Reply = { messages: Message[] } | { compared: Compared } | { merged: Merged } | { unfit: Unfit };
