import type { Plugin } from 'vite';

const EMPTY = '\0pagewright:empty';

/** The modules of amis-ui that list everything it has. */
const LISTS = /amis-ui\/esm\/(index|components\/Signature)\.js$/;
/** Texts come one locale at a time from the host; of the themes only `cxd` is shown. */
const FROM_LISTS = /locale\/[a-z]{2}-[A-Z]{2}\.js$|themes\/(ang|antd|dark)\.js$/;

/** A text editor that needs a bought licence; amis takes TinyMCE where a page does not name it. */
const SOLD = /^froala-editor(?:\/|$)/;

/**
 * Leaves out what amis-ui imports for everybody: texts of all languages, themes and calendars nobody sees, and a text
 * editor that may not be shipped.
 */
export function dropForeignParts(): Plugin {
  return {
    name: 'pagewright:foreign-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.includes('amis-ui/esm/')) return null;
      const isForeign = id === 'moment/locale/de' || SOLD.test(id) || (LISTS.test(importer) && FROM_LISTS.test(id));
      return isForeign ? EMPTY : null;
    },
    load: (id) => (id === EMPTY ? 'export default {};' : null),
  };
}
