import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/** amis prints the data of calls to the console, in production too. */
export const api: ModulePatch = {
  module: 'amis-core/esm/utils/api.js',
  change: (code) => replaceOrFail(code, 'console.debug(', 'void ('),
};
