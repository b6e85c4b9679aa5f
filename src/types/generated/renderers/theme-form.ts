// Made by `npm run types` from renderers/theme-form/schema.json; change that and run it again.

import type { AmisNode } from '../amis-node.ts';

/**
 * Fields for one object of the theme that the theme-editor around it holds. A change is in the theme at once; there is nothing to send.
 */
export interface ThemeFormSchema {
  /**
   * The node's type.
   */
  type: 'theme-form';
  /**
   * Where the object stands in the theme: global.fonts.size.body.${index}; a formula may be in it.
   */
  at: string;
  /**
   * What is shown where the theme says nothing.
   */
  ground?: {};
  /**
   * How labels and fields stand, as in a form of amis.
   */
  mode?: 'normal' | 'horizontal' | 'inline';
  /**
   * The fields; their names are places in the object. What is below ui is of the form alone.
   */
  body: AmisNode | string | (AmisNode | string)[];
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
