import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';
import { patchModules } from './patch-modules.ts';

/**
 * amis prints the arguments and data of every action to the console, passwords included, in production too. The
 * statements are removed.
 */
export const quietActions = (): Plugin =>
  patchModules('quiet-actions', /amis-core\/esm\/(actions\/Action|utils\/api)\.js$/, (code, id) =>
    id.endsWith('Action.js') ? quietAction(code) : quietApi(code),
  );

function quietAction(code: string): string {
  const step = 'quiet actions';
  let quiet = replaceOrFail(code, /^\s*\(_w = console\.group\).*\n/m, '', step);
  quiet = replaceOrFail(quiet, /^\s*\(_x = console\.groupEnd\).*\n/m, '', step);
  quiet = replaceOrFail(quiet, /^\s*console\.debug\("\[".*\n/gm, '', step);
  if (/console\.(group|debug)/.test(quiet)) throw new Error(`${step}: amis prints in a new place`);
  return quiet;
}

const quietApi = (code: string): string => replaceOrFail(code, 'console.debug(', 'void (', 'quiet actions');
