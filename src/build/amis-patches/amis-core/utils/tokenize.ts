import type { ModulePatch } from '../../tools/module-patch.ts';
import { tellFailures } from '../../tools/told-failures.ts';

/** Logs each failed formula of a template once, in one line. */
export const tokenize: ModulePatch = {
  module: 'amis-core/esm/utils/tokenize.js',
  change: tellFailures,
};
