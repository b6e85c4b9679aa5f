// Made by `npm run types` from renderers/custom-component/schema.json; change that and run it again.

/**
 * A component from a package that a company or the platform has uploaded. It runs in a frame without origin and network; what it tells are events of the node, with `detail`.
 */
export interface CustomComponentSchema {
  /**
   * The node's type.
   */
  type: 'custom-component';
  /**
   * The name of the package.
   */
  package: string;
  /**
   * Which version of it: the hash of its content, as the list of components shows it.
   */
  hash: string;
  /**
   * What the component shows, as the schema of its package says; texts may be formulas.
   */
  props?: {
    [k: string]: unknown;
  };
  /**
   * Pixels that are kept free until the component says how high it is.
   */
  height?: number;
  /**
   * Further classes of the box around the frame.
   */
  className?: string;
  [k: string]: unknown;
}
