import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** The dialog for conditions shows words for its comparisons. As shipped it shows the names that amis has for them, such as "Condition.equal". */
export const conditionBuilder: ModulePatch = {
  module: 'amis-editor/esm/plugin/Form/ConditionBuilder.js',
  change: (code) => replaceOrFail(code, 'label: OperationMap[item]', 'label: i18n(OperationMap[item])'),
};
