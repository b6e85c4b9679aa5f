import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** A table to fill in takes further rows from the beginning, and its dialog has room for all columns. */
export const inputTable: ModulePatch = {
  module: 'amis-editor/esm/plugin/Form/InputTable.js',
  change: (code) =>
    replaceOrFail(
      replaceOrFail(
        replaceOrFail(code, 'addable: false,\n      footerAddBtn', 'addable: true,\n      footerAddBtn'),
        "icon: 'fa fa-plus'\n      },\n      strictMode",
        "icon: 'plus'\n      },\n      strictMode",
      ),
      "body: [{\n          name: 'columns',\n          type: 'input-table',",
      "size: 'lg',\n        body: [{\n          name: 'columns',\n          type: 'input-table',",
    ),
};
