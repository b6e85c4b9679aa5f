import type { Plugin } from 'vite';
import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';
import { rareStores, STORE_LIST } from './rare-stores.ts';

/**
 * amis-core knows its stores by a fixed list, which puts all of them into the first file. Here the rare ones enter the
 * list themselves, when the renderer that uses them is loaded.
 */
export const storeList: ModulePatch = {
  module: 'amis-core/esm/store/index.js',
  change(code) {
    let open = replaceOrFail(code, 'var allowedStoreList = [', 'storeList.push(');
    open = replaceOrFail(open, /(storeList\.push\([\s\S]*?)\];/, '$1);\nvar allowedStoreList = storeList;');
    for (const [file, store] of Object.entries(rareStores)) {
      open = replaceOrFail(open, `import { ${store} } from './${file}.js';\n`, '');
      open = replaceOrFail(open, new RegExp(`^ {4}${store},?\n`, 'm'), '');
    }
    return `import { storeList } from '${STORE_LIST}';\n${open}`;
  },
  buildOnly: true,
};

/** Provides the list that stores enter. */
export const openStoreList = (): Plugin => ({
  name: 'pagewright:store-list',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === STORE_LIST ? id : null),
  load: (id) => (id === STORE_LIST ? 'export const storeList = [];' : null),
});
