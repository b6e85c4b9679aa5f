import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const oneOf = (module: string, name: string): ModulePatch => ({
  module,
  change: (code) =>
    replaceOrFail(
      code,
      new RegExp(`import ?\\{ ?${name} ?\\} ?from ?'lodash';`),
      `import ${name} from 'lodash/${name}';`,
    ),
});

/** Each uses one function of lodash and names the whole of it, which the editor document would load. */
export const wholeLodash = [
  oneOf('amis-editor-core/esm/index.js', 'filter'),
  oneOf('amis-theme-editor-helper/esm/renderers/Size.js', 'find'),
  oneOf('amis-theme-editor-helper/esm/renderers/ThemeWrapper.js', 'pick'),
];
