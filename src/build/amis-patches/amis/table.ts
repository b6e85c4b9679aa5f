import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** A table loads what writes Excel files when somebody asks for one; moment and file-saver come with it. */
export const excelOnDemand: ModulePatch = {
  module: 'amis/esm/renderers/Table/index.js',
  buildOnly: true,
  change: (code) =>
    replaceOrFail(
      code,
      "import { exportExcel } from './exportExcel.js';",
      "const exportExcel = (...given) => import('./exportExcel.js').then((loaded) => loaded.exportExcel(...given));",
    ),
};
