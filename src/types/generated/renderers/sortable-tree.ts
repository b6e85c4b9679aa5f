// Made by `npm run types` from renderers/sortable-tree/schema.json; change that and run it again.

import type { AmisNode } from '../amis-node.ts';

/**
 * Lets people put the rows of a list into another order and inside of each other: with the pointer, a finger or the arrow keys. The list is in its body, and each row has a button with the class pw-move-handle. Its event move has the key of the row, the key of the row that it stands inside of now (parent, empty at the top), and its place among the rows there, from 0.
 */
export interface SortableTreeSchema {
  /**
   * The node's type.
   */
  type: 'sortable-tree';
  /**
   * The rows, in the order in which the body shows them. Each has a key, a name and a path: the keys of the rows that it stands inside of.
   */
  source: string;
  /**
   * How deep a row may stand; 0: all stand at the top.
   */
  maxLevel?: number;
  /**
   * The list.
   */
  body: AmisNode | string | (AmisNode | string)[];
  /**
   * What screen readers announce after a row was moved. {name}, {place}, {count} and {level} are replaced by values.
   */
  message?: string;
  [k: string]: unknown;
}
