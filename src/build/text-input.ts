import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../host/text-input.tsx', import.meta.url));

/** Puts our text field in the place of the one that amis's fields are made of; it loses nothing to a late answer. */
export function textInput(): Plugin {
  return {
    name: 'pagewright:text-input',
    enforce: 'pre',
    load: {
      filter: { id: /amis-ui\/esm\/components\/Input\.js$/ },
      handler: () => `export { TextInput as default } from ${JSON.stringify(own)};`,
    },
  };
}
