import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/** The module with the list that stores enter. */
export const STORE_LIST = '\0pagewright:amis-store-list';

/** Stores of tables, lists and whole applications: no form needs them. File name → exported store. */
export const rareStores: Record<string, string> = {
  crud: 'CRUDStore',
  table: 'TableStore',
  table2: 'TableStore2',
  list: 'ListStore',
  pagination: 'PaginationStore',
  app: 'AppStore',
};

/** Each rare store enters the list of stores when it is loaded. */
export const enteringStores: ModulePatch[] = Object.entries(rareStores).map(([file, store]) => ({
  module: `amis-core/esm/store/${file}.js`,
  change(code) {
    const exported = new RegExp(`^export \\{[^}]*\\b${store}\\b[^}]*\\};$`, 'm');
    const entering = replaceOrFail(code, exported, `$&\nstoreList.push(${store});`);
    return `import { storeList } from '${STORE_LIST}';\n${entering}`;
  },
  buildOnly: true,
}));
