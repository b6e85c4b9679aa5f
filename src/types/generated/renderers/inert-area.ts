// Made by `npm run types` from renderers/inert-area/schema.json; change that and run it again.

import type { AmisNode } from '../amis-node.ts';

/**
 * Nodes that are seen and, as long as they are inert, can be neither clicked nor focused; screen readers pass them over.
 */
export interface InertAreaSchema {
  /**
   * The node's type.
   */
  type: 'inert-area';
  /**
   * Whether the nodes are inert; may be a formula. Absent: they are.
   */
  inert?: boolean | string;
  /**
   * Further classes of the node.
   */
  className?: string;
  /**
   * The nodes.
   */
  body: AmisNode | string | (AmisNode | string)[];
  [k: string]: unknown;
}
