import type { ModulePatch } from './module-patch.ts';

const exportsOf = (code: string): string => code.match(/^export \{ (.*) \};$/m)?.[1] ?? '';

/**
 * Puts other code in the place of a whole module.
 * @param exported what the module must export for that to be right; the patch fails when it exports anything else
 */
export const replacedModule = (module: string, exported: string, code: string): ModulePatch => ({
  module,
  change(original) {
    if (exportsOf(original) !== exported) throw new Error(`the module changed shape, it exports something else now`);
    return code;
  },
});
