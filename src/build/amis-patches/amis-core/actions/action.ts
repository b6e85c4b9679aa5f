import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/**
 * amis prints the arguments and data of every action to the console, passwords included, in production too. The
 * statements are removed.
 */
export const action: ModulePatch = {
  module: 'amis-core/esm/actions/Action.js',
  change(code) {
    let quiet = replaceOrFail(code, /^\s*\(_w = console\.group\).*\n/m, '');
    quiet = replaceOrFail(quiet, /^\s*\(_x = console\.groupEnd\).*\n/m, '');
    quiet = replaceOrFail(quiet, /^\s*console\.debug\("\[".*\n/gm, '');
    if (/console\.(group|debug)/.test(quiet)) throw new Error('the module changed shape, it prints in a new place');
    return quiet;
  },
};
