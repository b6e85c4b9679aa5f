import type { ModulePatch } from '../../tools/module-patch.ts';
import { tellFailures } from '../../tools/told-failures.ts';

/** Failed formulas are told once, in a line. */
export const resolveVariableAndFilter: ModulePatch = {
  module: 'amis-core/esm/utils/resolveVariableAndFilter.js',
  change: tellFailures,
};
