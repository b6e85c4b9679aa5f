import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const REFRESH =
  'setTimeout(function () { var _a; return (_a = _this.editor) === null || _a === void 0 ? void 0 : _a.refresh(); }, 350);';

/**
 * A code field is drawn a second time, 350 ms after the first, only in a dialog. There it was measured while the dialog was still
 * growing. Panels of the editor hold many such fields, and they would be drawn twice for every node.
 */
export const codeMirror: ModulePatch = {
  module: 'amis-ui/esm/components/CodeMirror.js',
  change: (code) =>
    replaceOrFail(code, REFRESH, `if (this.dom.current.closest('.cxd-Modal, .cxd-Drawer, .cxd-PopOver')) ${REFRESH}`),
};
