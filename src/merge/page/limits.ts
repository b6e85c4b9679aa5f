import { isTooDeepOrLarge } from '../../validation/depth.ts';

/** Levels of nesting that a page may have. The functions here recurse; the checker's own limit is lower. */
export const DEEPEST = 500;

/** Nodes and list items that a page may have: twice those that the editor opens. More would take the checker's process a second or longer. */
export const MOST_NODES = 10_000;

/** Characters of all pointers of an answer together. A long name stands in the pointer of everything below it. */
export const MOST_POINTER_CHARACTERS = 8_000_000;

/** Why a page cannot be compared. */
export type Unfit = 'too-deep' | 'too-many-nodes' | 'too-many-conflicts';

/** A page that cannot be compared or merged, because the answer would take too long or be too large. */
export class UnfitPageError extends Error {
  /** What is wrong, for callers that say it in the reader's language. */
  readonly reason: Unfit;

  constructor(reason: Unfit, limit: number) {
    super(`The page cannot be compared: ${reason}, the limit is ${limit}`);
    this.name = 'UnfitPageError';
    this.reason = reason;
  }
}

/** Throws UnfitPageError for a value that nests too deep to be walked. No depth can harm this check itself. */
export function refuseDeep(page: unknown): void {
  if (isTooDeepOrLarge(page, DEEPEST)) throw new UnfitPageError('too-deep', DEEPEST);
}
