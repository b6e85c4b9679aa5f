import type { Json } from '../page/json.ts';
import type { NodeName } from '../page/node.ts';
import type { Side, Version } from './unit.ts';

/**
 * What is in conflict: `property`, both sides changed it; `removed`, one side removed the node and the other changed it;
 * `moved` and `order`, both put it elsewhere; `id`, two nodes have one id; `reference`, an action names a node that one side
 * removed; `uncertain`, no conflict as far as can be told, but which node is which is a guess.
 */
export type ConflictKind = 'property' | 'removed' | 'moved' | 'order' | 'id' | 'reference' | 'uncertain';

/**
 * How a conflict was settled: `merged` takes what stands in the merged page without a choice. For `uncertain`, `id` and
 * `reference` each choice does.
 */
export type Choice = Side | 'merged';

/** Choices by the ids of conflicts. */
export type Choices = Readonly<Record<string, Choice>>;

/** A node in one of the three pages. */
export interface ConflictSide {
  /** JSON pointer of the node there; the node itself may be large. */
  pointer: string;
  /** The value of the property that is in conflict; absent where the node has none there, and where no property is. */
  value?: Json;
}

/** One question to whoever merges. */
export interface Conflict {
  /** The same each time that the same three pages are merged. */
  id: string;
  kind: ConflictKind;
  /** JSON pointer of the node in the merged page; of what it stood in when it is gone there. */
  pointer: string;
  node: NodeName;
  /** Pointer of the property in the node, where one is in conflict. */
  property?: string;
  /** Whose state the merged page shows; for `removed` the other side's removal was not done. */
  stands: Side;
  base?: ConflictSide;
  theirs?: ConflictSide;
  mine?: ConflictSide;
}

/** A merged page, and what must still be decided. A page without conflicts is whole. */
export interface Merged {
  page: Json;
  conflicts: Conflict[];
}

/** The pages of a merge in the order in which they are asked for a node. */
export const versions: readonly Version[] = ['base', 'theirs', 'mine'];
