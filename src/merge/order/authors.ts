import { keptOf } from './kept.ts';

/** A list in base and on both sides. */
export interface ThreeLists<T> {
  base: readonly T[];
  theirs: readonly T[];
  mine: readonly T[];
}

/** Whose order holds for a member. */
export type Author = 'theirs' | 'mine';

/** What each member of a list stands behind among the members of `spine`; undefined at the front. */
function gapsOf<T>(list: readonly T[], spine: ReadonlySet<T>): Map<T, T | undefined> {
  const gaps = new Map<T, T | undefined>();
  let last: T | undefined;
  for (const item of list) {
    gaps.set(item, last);
    if (spine.has(item)) last = item;
  }
  return gaps;
}

/** Who says where the members of a list stand. */
export interface Authors<T> {
  /** Members that kept their order on both sides, in order. */
  spine: ReadonlySet<T>;
  /** Whose order holds for the other ones. */
  authors: ReadonlyMap<T, Author>;
  /** The member of the spine that each one stands behind on each side. */
  gaps: Readonly<Record<Author, ReadonlyMap<T, T | undefined>>>;
}

/** Finds out who moved or put in what. `settle` answers whose place holds for a member that both sides put elsewhere. */
export function authorsOf<T>({ base, theirs, mine }: ThreeLists<T>, settle: (item: T) => Author): Authors<T> {
  const kept = { theirs: keptOf(base, theirs), mine: keptOf(base, mine) };
  const spine = new Set(base.filter((item) => kept.theirs.has(item) && kept.mine.has(item)));
  const gaps = { theirs: gapsOf(theirs, spine), mine: gapsOf(mine, spine) };
  const inBase = new Set(base);
  const authorOf = (item: T): Author => {
    if (!gaps.mine.has(item)) return 'theirs';
    if (!gaps.theirs.has(item)) return 'mine';
    if (inBase.has(item) && kept.mine.has(item)) return 'theirs';
    if (inBase.has(item) && kept.theirs.has(item)) return 'mine';
    return gaps.theirs.get(item) === gaps.mine.get(item) ? 'mine' : settle(item);
  };
  const loose = new Set([...mine, ...theirs].filter((item) => !spine.has(item)));
  return { spine, authors: new Map([...loose].map((item) => [item, authorOf(item)])), gaps };
}
