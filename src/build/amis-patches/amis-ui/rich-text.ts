import type { LeftOut } from '../tools/left-out.ts';

/** A text editor that needs a bought licence may not be shipped; amis takes TinyMCE where a page does not name it. */
export const richText: LeftOut = {
  module: 'amis-ui/esm/components/RichText.js',
  imports: /^froala-editor(?:\/|$)/,
};
