import type { PageNode } from '../page/node.ts';

/** The sides of a merge: the new version of what was copied, and the own copy. */
export type Side = 'theirs' | 'mine';

/** The pages of a merge. */
export type Version = 'base' | Side;

/** Where a unit stands: its owner and the owner's property. */
export interface Place {
  owner: Unit;
  slot: string;
}

/** One node in up to three pages, and in the merged one. */
export interface Unit {
  /** Its number among the units of the merge. */
  number: number;
  nodes: Partial<Record<Version, PageNode>>;
  /** Whether it stands in the merged page. */
  isAlive: boolean;
  /** Where it stands there; undefined for the page itself. */
  place: Place | undefined;
  /** What stands in it there, by property, not in order yet; undefined where nothing does. */
  kids: Map<string, Unit[]> | undefined;
  /** Its pointer there. */
  pointer: string;
}

/** The other side. */
export const otherSide = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');

/** Whether two places are the same. */
export const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.owner === other?.owner && one?.slot === other?.slot;
