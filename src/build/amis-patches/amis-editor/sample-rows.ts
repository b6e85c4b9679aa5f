import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** The loop over columns that gives each a sample by its own type. */
const COLUMNS =
  /if \(Array\.isArray\(props\.columns\)\) \{\s*props\.columns\.forEach\(function \(column\) \{\s*if \(column\.name\) \{\s*setVariable\(mockedData_1, column\.name, mockValue\(column\)\);\s*\}\s*\}\);\s*\}/;

const OF_COLUMNS = 'Object.assign(mockedData_1, window.pagewrightCanvas?.sampleRow(props.columns, mockValue));';

/** The samples that a node keeps. */
const KEPT = /node\.updateState\(\{\s*value: repeatArray\((mockedData(?:_1)?), 1\)/;

const IF_OTHERS =
  'var sampledAs = JSON.stringify($1);\n        if (node.state.sampledAs !== sampledAs) node.updateState({\n          sampledAs: sampledAs,\n          value: repeatArray($1, 1)';

/** Samples are made anew when the nodes that show them are others. As shipped, a column that became one of numbers had its text. */
const renewed = (code: string): string =>
  replaceOrFail(
    replaceOrFail(code, KEPT, IF_OTHERS),
    'if (!node.state.value) {',
    'if (!node.state.value || node.state.sampledAs) {',
  );

/** The rows of samples in tables and lists fit what shows them; `src/editor/canvas/sample-rows.ts` makes them. */
export const tableSamples: ModulePatch = {
  module: 'amis-editor/esm/plugin/Table.js',
  change: (code) =>
    replaceOrFail(
      renewed(replaceOrFail(code, COLUMNS, OF_COLUMNS)),
      'value: arr.slice(0, 3)',
      'sampledAs: undefined,\n          value: arr.slice(0, 3)',
    ),
};

export const otherTableSamples: ModulePatch = {
  module: 'amis-editor/esm/plugin/Table2.js',
  change: (code) => replaceOrFail(code, COLUMNS, OF_COLUMNS),
};

export const listSamples: ModulePatch = {
  module: 'amis-editor/esm/plugin/List.js',
  change: (code) =>
    renewed(
      replaceOrFail(
        replaceOrFail(
          code,
          'var mockedData = this.buildMockData();',
          'var mockedData = __assign(__assign({}, this.buildMockData()), window.pagewrightCanvas?.sampleRow(props.listItem));',
        ),
        // The data may come later than the first picture.
        'if (!Array.isArray(arr) || !arr.length) {',
        'if (Array.isArray(arr) && arr.length) {\n        if (node.state.sampledAs) node.updateState({ sampledAs: undefined, value: undefined });\n      } else {',
      ),
    ),
};
