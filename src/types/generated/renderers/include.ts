// Made by `npm run types` from renderers/include/schema.json; change that and run it again.

/**
 * Puts a part in its place: another screen, whose root is not a page. The server does so when it answers the page; browsers never see this node.
 */
export interface IncludeSchema {
  /**
   * The node's type.
   */
  type: 'include';
  /**
   * The part, as area/name.
   */
  screen: string;
  /**
   * Tells this place from others when pages are merged. The part keeps its own ids.
   */
  id?: string;
  /**
   * What the part writes as ${part.NAME}: texts, numbers, lists or nodes.
   */
  data?: {};
  [k: string]: unknown;
}
