import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** A list that was opened takes the focus half a second later. Once it is closed again, the focus stays where the person has put it. */
export const select: ModulePatch = {
  module: 'amis-ui/esm/components/Select.js',
  change: (code) =>
    replaceOrFail(
      code,
      /setTimeout\(_this\.focus, 500\)/g,
      'setTimeout(function () { return _this.state.isOpen && _this.focus(); }, 500)',
    ),
};
