import type { ModulePatch } from '../../tools/module-patch.ts';
import { tellFailures } from '../../tools/told-failures.ts';

/** Failed formulas in templates are told once, in a line. */
export const tokenize: ModulePatch = {
  module: 'amis-core/esm/utils/tokenize.js',
  change: tellFailures,
};
