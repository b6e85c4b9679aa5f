import type { Plugin } from 'vite';

/**
 * A step that changes the text of modules before anything else reads it.
 * @param name what the step is called
 * @param modules the ids of the modules
 */
export function patchModules(name: string, modules: RegExp, patch: (code: string, id: string) => string): Plugin {
  return {
    name: `pagewright:${name}`,
    enforce: 'pre',
    transform: { filter: { id: modules }, handler: (code, id) => ({ code: patch(code, id), map: null }) },
  };
}
