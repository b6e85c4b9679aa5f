import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const allIn =
  (...changes: readonly (readonly [from: string, to: string])[]) =>
  (code: string): string =>
    changes.reduce((text, [from, to]) => replaceOrFail(text, from, to), code);

/** While the canvas shows what a reader sees, and the data has items, these are drawn. */
const REAL_ITEMS =
  'if (isSeen && window.pagewrightCanvas.hasItems(props)) {\n      if (node.state.value) node.updateState({ value: undefined });\n    } else ';

/**
 * A loop whose items stand in its node, or come with the data, is drawn with them. As shipped, the canvas draws two empty items, and formulas as
 * they are written; that is left where all nodes are shown, whatever a reader sees. Items that are a text are drawn as one; amis-editor would make
 * an object of its letters.
 */
export const each: ModulePatch = {
  module: 'amis-editor/esm/plugin/Each.js',
  change: allIn(
    [
      'props = escapeFormula(props);',
      'var ownItems = Array.isArray(node.schema?.value);\n    var isSeen = !ownItems && window.pagewrightCanvas?.hides();\n    if (!ownItems && !isSeen) props = escapeFormula(props);',
    ],
    ['if (!node.state.value) {', `${REAL_ITEMS}if (!ownItems && !node.state.value) {`],
    ['value: [{}, {}]', 'value: isSeen ? [1, 2].map(() => window.pagewrightCanvas.sampleItem(props.items)) : [{}, {}]'],
    ['if (props.items && ', "if (typeof props.items === 'object' && props.items && "],
  ),
};

const cards = (module: string): ModulePatch => ({
  module,
  change: allIn(
    ['var count = (props', 'var isSeen = window.pagewrightCanvas?.hides();\n    var count = (props'],
    ['if (!node.state.value) {', `${REAL_ITEMS}if (!node.state.value) {`],
    ['repeatArray({}, count)', 'repeatArray(isSeen ? window.pagewrightCanvas.sampleItem(props.card) : {}, count)'],
    ['props = escapeFormula(props);', 'if (!isSeen) props = escapeFormula(props);'],
  ),
});

/** The same for cards. */
export const eachCard: readonly ModulePatch[] = [
  cards('amis-editor/esm/plugin/Cards.js'),
  cards('amis-editor/esm/plugin/List2.js'),
];
