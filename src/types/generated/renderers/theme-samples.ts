// Made by `npm run types` from renderers/theme-samples/schema.json; change that and run it again.

/**
 * The samples of a component, as schemas/theme/panels has them, in the states that the panel names. It stands in the page that theme-preview shows.
 */
export interface ThemeSamplesSchema {
  /**
   * The node's type.
   */
  type: 'theme-samples';
  /**
   * The component, a file of schemas/theme/panels; may be a formula.
   */
  panel: string;
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
