import { isObject, type Json } from '../../../src/merge/index.ts';
import type { EditedPair } from './pair.ts';

/**
 * What came of a merge: `right` without asking; `asked`, somebody has to look; `place`, all is there but a member of a list
 * stands elsewhere; `wrong`, silently; `unasked`, both changed the same thing and nobody is told.
 */
export type Verdict = 'right' | 'asked' | 'place' | 'wrong' | 'unasked';

function text(value: Json, areListsSorted: boolean): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => text(item, areListsSorted));
    return `[${(areListsSorted ? items.sort() : items).join()}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${text(value[name] as Json, areListsSorted)}`).join()}}`;
}

/** Judges a merge's page; `isAsked`: it tells of conflicts or gives no page. */
export function judge({ right }: EditedPair, page: Json | undefined, isAsked: boolean): Verdict {
  if (isAsked || page === undefined) return 'asked';
  if (right.length === 0) return 'unasked';
  const isSame = (areListsSorted: boolean) =>
    right.some((one) => text(one, areListsSorted) === text(page, areListsSorted));
  if (isSame(false)) return 'right';
  return isSame(true) ? 'place' : 'wrong';
}
