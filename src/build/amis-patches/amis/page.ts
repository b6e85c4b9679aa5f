import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const HEAD = "document.getElementsByTagName('head')[0]";

/** Outweighs themes: src/theme/data/theme-css.ts. */
const VARIABLES = 'html:root:root:root, html:root:root .AMISCSSWrapper';

/**
 * The style sheets of a page belong to the document that the page is drawn in. amis writes them into the one that runs its scripts: in
 * the editor, the sheet of the page in the canvas would cover the editor itself. Variables that a page sets (`cssVars`) win over those of
 * the theme, also where amis declares its own again, and in dialogs.
 */
export const page: ModulePatch = {
  module: 'amis/esm/renderers/Page.js',
  change: (code) =>
    ['style', 'varStyle'].reduce(
      (text, sheet) =>
        replaceOrFail(
          text,
          `${HEAD}.appendChild(_this.${sheet});`,
          `(props.env?.getModalContainer?.()?.ownerDocument ?? document).head.appendChild(_this.${sheet});`,
        ),
      replaceOrFail(code, '"\\n      :root {\\n        "', `"${VARIABLES} {"`),
    ),
};
