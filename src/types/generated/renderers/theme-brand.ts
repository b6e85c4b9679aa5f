// Made by `npm run types` from renderers/theme-brand/schema.json; change that and run it again.

import type { AmisNode } from '../amis-node.ts';

/**
 * The colours of a theme that is made from one brand colour, for the nodes in its body. Nothing is shown without a colour.
 */
export interface ThemeBrandSchema {
  /**
   * The node's type.
   */
  type: 'theme-brand';
  /**
   * The brand colour; may be a formula.
   */
  color: string;
  /**
   * What is shown. It reads made: base (the brand colour of the theme), faint (the contrast of the given colour, where another one took its place), groups (a list with name and colors); and sample, as the part theme/sample does.
   */
  body: AmisNode | string | (AmisNode | string)[];
}
