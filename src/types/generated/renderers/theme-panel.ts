// Made by `npm run types` from renderers/theme-panel/schema.json; change that and run it again.

import type { AmisNode } from '../amis-node.ts';

/**
 * The form for a sample of a component, as schemas/theme/panels has it, over the theme that the theme-editor around it holds.
 */
export interface ThemePanelSchema {
  /**
   * The node's type.
   */
  type: 'theme-panel';
  /**
   * The component, a file of schemas/theme/panels; may be a formula.
   */
  panel: string;
  /**
   * The form of the panel; may be a formula.
   */
  part: string;
  /**
   * The place in the list that the form is about, from 0; may be a formula.
   */
  index?: string | number;
  /**
   * The state whose fields are shown first, where the form has states; may be a formula.
   */
  state?: string;
  /**
   * The group of the form to show, from 0; may be a formula.
   */
  group?: string | number;
  /**
   * What stands above the fields of one in a list, such as a type of button. It reads kind (type, label, custom) and list (its place in the theme).
   */
  kind?: AmisNode | string | (AmisNode | string)[];
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
