import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';

const LIST = '\0pagewright:amis-store-list';

/** Stores of tables, lists and whole applications: no form needs them. File name → exported store. */
const LAZY: Record<string, string> = {
  crud: 'CRUDStore',
  table: 'TableStore',
  table2: 'TableStore2',
  list: 'ListStore',
  pagination: 'PaginationStore',
  app: 'AppStore',
};

const LAZY_FILE = /amis-core\/esm\/store\/(crud|table2?|list|pagination|app)\.js$/;
const STEP = 'lazy stores';

/**
 * amis-core knows its stores by a fixed list, which puts all of them into the first file. Here the rare ones enter the
 * list themselves, when the renderer that uses them is loaded.
 */
export function lazyStores(): Plugin {
  return {
    name: 'pagewright:lazy-stores',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === LIST ? id : null),
    load: (id) => (id === LIST ? 'export const storeList = [];' : null),
    transform: {
      filter: { id: /amis-core\/esm\/(store\/(index|crud|table2?|list|pagination|app)|renderers\/wrapControl)\.js$/ },
      handler: (code, id) => ({ code: patch(code, id), map: null }),
    },
  };
}

function patch(code: string, id: string): string {
  if (id.endsWith('wrapControl.js')) return nameOnly(code);
  const file = id.match(LAZY_FILE)?.[1];
  return file ? `import { storeList } from '${LIST}';\n${code}\nstoreList.push(${LAZY[file]});\n` : openList(code);
}

/** The only use of the table store in form items is its name. */
function nameOnly(code: string): string {
  const named = replaceOrFail(code, 'TableStore.name', "'TableStore'", STEP);
  return replaceOrFail(named, "import { TableStore } from '../store/table.js';\n", '', STEP);
}

function openList(code: string): string {
  let open = replaceOrFail(code, 'var allowedStoreList = [', 'storeList.push(', STEP);
  open = replaceOrFail(open, /(storeList\.push\([\s\S]*?)\];/, '$1);\nvar allowedStoreList = storeList;', STEP);
  for (const [file, store] of Object.entries(LAZY)) {
    open = replaceOrFail(open, `import { ${store} } from './${file}.js';\n`, '', STEP);
    open = replaceOrFail(open, new RegExp(`^ {4}${store},?\n`, 'm'), '', STEP);
  }
  return `import { storeList } from '${LIST}';\n${open}`;
}
