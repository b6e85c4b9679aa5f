import type { ModulePatch } from '../../tools/module-patch.ts';
import { tellFailures } from '../../tools/told-failures.ts';

/** Failed formulas that wait for something are told once, in a line. */
export const resolveVariableAndFilterForAsync: ModulePatch = {
  module: 'amis-core/esm/utils/resolveVariableAndFilterForAsync.js',
  change: tellFailures,
};
