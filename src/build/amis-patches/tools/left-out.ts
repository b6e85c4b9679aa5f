import type { Plugin } from 'vite';
import { idsOf } from './module-patch.ts';

const EMPTY = '\0pagewright:empty';

/** Imports of a module of amis that the built client does without. */
export interface LeftOut {
  /** The package and the file in it. */
  module: string;
  /** The imported names, as they stand in the module. */
  imports: RegExp;
}

/** Puts an empty module in the place of these imports when the client is built. */
export function leaveOut(parts: readonly LeftOut[]): Plugin {
  const known = parts.map(({ module, imports }) => ({ ids: idsOf([module]), imports }));
  return {
    name: 'pagewright:left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && known.some(({ ids, imports }) => ids.test(importer) && imports.test(id)) ? EMPTY : null,
    load: (id) => (id === EMPTY ? 'export default {};' : null),
  };
}
