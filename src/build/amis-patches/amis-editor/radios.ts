import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** The switch that hides the circles of radio buttons writes into `themeCss`. As shipped it writes a property `themeCss?`, which nothing reads. */
export const radios: ModulePatch = {
  module: 'amis-editor/esm/plugin/Form/Radios.js',
  change: (code) =>
    replaceOrFail(
      code,
      "name: 'themeCss?.radiosShowClassName.display'",
      "name: 'themeCss.radiosShowClassName.display'",
    ),
};
