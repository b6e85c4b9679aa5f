import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const LOCALES = ["import './locale/en-US.js';", "import './locale/zh-CN.js';"];

const withoutLocales = (module: string): ModulePatch => ({
  module,
  change: (code) => LOCALES.reduce((left, line) => replaceOrFail(left, line, ''), code),
});

/** amis-editor brings its words in every language. `src/editor/open.ts` loads those of the chosen one alone. */
export const locales = [
  'amis-editor/esm/index.js',
  'amis-editor/esm/validator.js',
  'amis-theme-editor-helper/esm/index.js',
].map(withoutLocales);
