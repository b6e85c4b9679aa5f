// Made by `npm run types` from renderers/theme-samples/schema.json; change that and run it again.

import type { AmisNode } from '../amis-node.ts';

/**
 * The samples of a component, as schemas/theme/panels has them, in the states that the panel names. It stands in the page that theme-preview shows.
 */
export interface ThemeSamplesSchema {
  /**
   * The node's type.
   */
  type: 'theme-samples';
  /**
   * The component, a file of schemas/theme/panels; may be a formula. Without one the body is shown.
   */
  panel?: string;
  /**
   * What is shown where no component is named.
   */
  body?: AmisNode | string | (AmisNode | string)[];
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
