import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/**
 * amis treats `1` and `"1"` as the same value, so nobody can select the second of two such choices. The patch looks for the choice with the
 * same type first, and for one of the other type after that.
 */
export const findOption: ModulePatch = {
  module: 'amis-core/esm/utils/helper.js',
  change(code) {
    const noted = replaceOrFail(
      code,
      'map_1.set(String(mapKey), [item, key, level, paths]);',
      '[mapKey, "~" + mapKey].forEach(function (name) { return map_1.set(name, [item, key, level, paths]); });',
    );
    const looked = replaceOrFail(
      noted,
      'findTreeCache.map.get(String(value));',
      'findTreeCache.map.get(value) || findTreeCache.map.get("~" + value);',
    );
    return replaceOrFail(
      looked,
      "return value !== '' && (isString(value) || isNumber(value));",
      "return value !== '' && value != null && typeof value !== 'object';",
    );
  },
};

/** The same where one of several choices is taken back. A value that no choice has is found as before. */
export const toggledOption: ModulePatch = {
  module: 'amis-core/esm/renderers/Options.js',
  change: (code) =>
    replaceOrFail(
      code,
      "findIndex(valueArray, optionValueCompare(option[valueField || 'value'], valueField || 'value'));",
      "findIndex(valueArray, function (item) { return item[valueField || 'value'] === option[valueField || 'value'] || " +
        "(item.__unmatched && optionValueCompare(option[valueField || 'value'], valueField || 'value')(item)); });",
    ),
};
