import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** The target `window` loads the document anew without asking. Here the environment of the frame does it. */
export const scoped: ModulePatch = {
  module: 'amis-core/esm/Scoped.js',
  change: (code) =>
    replaceOrFail(code, 'location.reload();', 'env && env.reloadWindow ? env.reloadWindow() : location.reload();'),
};
