import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/** A node whose file is on its way shows no word: amis has one, in English for everybody. */
export const lazyComponent: ModulePatch = {
  module: 'amis-core/esm/components/LazyComponent.js',
  change: (code) => replaceOrFail(code, 'React.createElement("span", null, "Loading...")', 'null'),
};
