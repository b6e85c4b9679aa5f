import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/**
 * A popup says what it was opened from. In the page editor a click elsewhere closes it and does what it is for; a click on what opened it
 * closes it alone (`src/editor/popups`).
 */
export const overlay: ModulePatch = {
  module: 'amis-core/esm/components/Overlay.js',
  change: (code) =>
    replaceOrFail(
      code,
      'this._lastTarget = target;',
      'this._lastTarget = target;\n        if (this.overlay && target) this.overlay.pagewrightTarget = target;',
    ),
};
