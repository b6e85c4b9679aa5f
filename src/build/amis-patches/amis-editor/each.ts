import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * A loop whose items stand in its node is drawn with them. As shipped, the canvas draws two empty items, and formulas as they are written.
 * Items that are a text are drawn as one; amis-editor would make an object of its letters.
 */
export const each: ModulePatch = {
  module: 'amis-editor/esm/plugin/Each.js',
  change: (code) =>
    [
      [
        'props = escapeFormula(props);',
        'var ownItems = Array.isArray(node.schema?.value);\n    if (!ownItems) props = escapeFormula(props);',
      ],
      ['if (!node.state.value) {', 'if (!ownItems && !node.state.value) {'],
      ['if (props.items && ', "if (typeof props.items === 'object' && props.items && "],
    ].reduce((text, [from, to]) => replaceOrFail(text, from!, to!), code),
};
