import type { Plugin } from 'vite';

const EMPTY = '\0pagewright:empty';

/** Themes, German texts and German calendars that amis-ui imports and Pagewright never shows. */
export function dropForeignParts(): Plugin {
  return {
    name: 'pagewright:foreign-parts',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.includes('amis-ui/esm/')) return null;
      return /(locale\/de-DE|themes\/(ang|antd|dark))\.js$|^moment\/locale\/de$/.test(id) ? EMPTY : null;
    },
    load: (id) => (id === EMPTY ? 'export default {};' : null),
  };
}
