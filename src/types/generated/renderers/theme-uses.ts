// Made by `npm run types` from renderers/theme-uses/schema.json; change that and run it again.

import type { AmisNode } from '../amis-node.ts';

/**
 * The components whose fields follow a variable of the theme that the theme-editor around it holds.
 */
export interface ThemeUsesSchema {
  /**
   * The node's type.
   */
  type: 'theme-uses';
  /**
   * The place of the variable's entry in the theme; may be a formula.
   */
  at: string;
  /**
   * What is shown. It reads uses: a list with key, name and count.
   */
  body: AmisNode | string | (AmisNode | string)[];
}
