import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';

/**
 * amis-editor-core hands its own proxy to `Reflect.get` as receiver; mobx 4 then prints a warning for every single read
 * (about 760 in one session). The value is the same without the receiver.
 */
export function editorPatch(): Plugin {
  return {
    name: 'pagewright:editor-patch',
    enforce: 'pre',
    transform: {
      filter: { id: /amis-editor-core\/esm\/index\.js$/ },
      handler: (code) => ({
        code: replaceOrFail(code, "'raw'===t?e:Reflect.get(e,t,a)", "'raw'===t?e:Reflect.get(e,t)", 'editor patch'),
        map: null,
      }),
    },
  };
}
