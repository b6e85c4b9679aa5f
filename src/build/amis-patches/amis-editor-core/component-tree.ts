import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** Where an action chooses a component, each is named as in the outline. As shipped, a text has no words there, so that only its id finds it. */
export const componentTree: ModulePatch = {
  module: 'amis-editor-core/esm/index.js',
  change: (code) =>
    replaceOrFail(
      code,
      "o=''.concat(c).concat(null!==(a=null!=s?s:l)&&void 0!==a?a:d)}return o=null!=o?o:d",
      "o=window.pagewrightCanvas?.label({label:d,isRegion:!1,schema:i})??''.concat(c).concat(null!==(a=null!=s?s:l)&&void 0!==a?a:d)}" +
        'return o=null!=o?o:d',
    ),
};
