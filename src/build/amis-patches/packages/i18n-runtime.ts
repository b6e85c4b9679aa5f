import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const NAMES = ['translate', 'extendLocale', 'setLocale', 'currentLocale', 'appI18n', 'i18n'];

/**
 * The words of amis-editor. It is a CommonJS module, and so it brings a second, whole amis-core into the editor document. As an ES
 * module it shares the one of the page.
 */
export const i18nRuntime: ModulePatch = {
  module: 'i18n-runtime/lib/index.js',
  change(code) {
    const own = replaceOrFail(code, 'var amis_core_1 = require("amis-core");', '');
    return `import * as amis_core_1 from 'amis-core';
const shared = {};
(function (exports) {
${own}
})(shared);
export const { ${NAMES.join(', ')} } = shared;
`;
  },
};
