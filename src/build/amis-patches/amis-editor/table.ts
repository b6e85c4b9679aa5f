import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** A table that is not drawn yet has no columns whose data could be read. As shipped, the editor threw an error when one was put on a page. */
export const editorTable: ModulePatch = {
  module: 'amis-editor/esm/plugin/Table.js',
  change: (code) =>
    replaceOrFail(code, 'cells = columns.children.concat();', 'cells = columns?.children.concat() ?? [];'),
};
