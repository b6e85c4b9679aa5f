import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * A text among the options of a chart that looks like a function is no function. The policies of most documents refuse to make one; that
 * of the editor document may not, and the pages that are drawn there belong to anybody.
 */
export const chart: ModulePatch = {
  module: 'amis/esm/renderers/Chart.js',
  change: (code) => replaceOrFail(code, "EVAL_CACHE[code] = eval('(' + code + ')')", 'EVAL_CACHE[code] = undefined'),
};
