import type { Plugin } from 'vite';

const EMPTY = '\0pagewright:empty';

/** The modules of amis-ui that list everything it has. */
const LISTS = /amis-ui\/esm\/(index|components\/Signature)\.js$/;
/** Texts come one locale at a time from the host; of the themes only `cxd` is shown. */
const FROM_LISTS = /locale\/[a-z]{2}-[A-Z]{2}\.js$|themes\/(ang|antd|dark)\.js$/;

/** Leaves out what amis-ui imports for everybody: texts of all languages, themes and calendars nobody sees. */
export function dropForeignParts(): Plugin {
  return {
    name: 'pagewright:foreign-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.includes('amis-ui/esm/')) return null;
      const isForeign = id === 'moment/locale/de' || (LISTS.test(importer) && FROM_LISTS.test(id));
      return isForeign ? EMPTY : null;
    },
    load: (id) => (id === EMPTY ? 'export default {};' : null),
  };
}
