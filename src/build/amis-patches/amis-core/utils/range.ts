import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/**
 * Lists of years and hours are as long as a page's dates say, and those may come from a formula. No list to choose from needs more than
 * 1,000 entries; a step of 0 would never end.
 */
export const range: ModulePatch = {
  module: 'amis-core/esm/utils/helper.js',
  change: (code) => replaceOrFail(code, 'i <= max; i += step) {', 'i <= max && arr.length < 1000; i += step) {'),
};
