import { withRatingVariables } from '../../../theme/data/rating-colors.ts';
import type { ModulePatch } from '../tools/module-patch.ts';
import { withoutUnusedStyles } from './unused-styles.ts';

const NARROW = '@media (max-width: 767px) {';
const FORM_RULE = /^\s*\.cxd-Form-item \{\s*display: flex;/m;

/**
 * amis's style sheet without the block that turns forms on narrow screens into rows of label and underlined value: pages
 * keep one form layout on every width, and the login page looks the same before and after scripts run.
 * @throws when the sheet has no such block, because amis changed it
 */
function withoutNarrowForms(css: string): string {
  for (let start = css.indexOf(NARROW); start >= 0; start = css.indexOf(NARROW, start + 1)) {
    const end = endOfBlock(css, start + NARROW.length);
    if (FORM_RULE.test(css.slice(start, end))) {
      return css.slice(0, start) + css.slice(end);
    }
  }
  throw new Error('the module changed shape, it has no narrow form layout any more');
}

/** Takes that block and unused rules out of the style sheet wherever it is imported, and names the colours of ratings. */
export const cxd: ModulePatch = {
  module: 'amis/lib/themes/cxd.css',
  change: (css) => withRatingVariables(withoutUnusedStyles(withoutNarrowForms(css))),
};

/** The position behind the brace that closes the block whose content starts at `from`. */
function endOfBlock(css: string, from: number): number {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < css.length) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
    at++;
  }
  return at;
}
