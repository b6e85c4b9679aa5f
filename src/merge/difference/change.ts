import type { Json } from '../page/json.ts';
import type { NodeName } from '../page/node.ts';

interface OfNode {
  /** The node, as the later page calls it, or else the earlier one. */
  node: NodeName;
}

interface InFrom {
  /** JSON pointer in the earlier page. */
  from: string;
}

interface InTo {
  /** JSON pointer in the later page. */
  to: string;
}

/** A node that is new, with all that is new in it. */
export interface Added extends OfNode, InTo {
  kind: 'added';
}

/** A node that is gone, with all that is gone with it. */
export interface Removed extends OfNode, InFrom {
  kind: 'removed';
}

/** A node in another place; in the same list when `isReordered`. */
export interface Moved extends OfNode, InFrom, InTo {
  kind: 'moved';
  isReordered: boolean;
}

/** A property with another value; it was absent without `before`, and is now without `after`. */
export interface Changed extends OfNode, InFrom, InTo {
  kind: 'changed';
  /** Pointer of the property in the node. */
  property: string;
  before?: Json;
  after?: Json;
}

/** A box that was put around nodes which stay where they were. */
export interface Wrapped extends OfNode, InTo {
  kind: 'wrapped';
  /** How many nodes. */
  count: number;
}

/** A box that was taken away from around nodes which stay where they were. */
export interface Unwrapped extends OfNode, InFrom {
  kind: 'unwrapped';
  count: number;
}

/** What was done to a node. */
export type Change = Added | Removed | Moved | Changed | Wrapped | Unwrapped;

/** What was done to a page. */
export interface Difference {
  changes: Change[];
  /** There are more changes than these: nobody reads more. */
  isCut: boolean;
}
