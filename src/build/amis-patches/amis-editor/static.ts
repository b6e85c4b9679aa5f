import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** A value to read has no sample while the canvas shows what a reader sees: it would stay in the place of the value that a call brings. */
export const staticValue: ModulePatch = {
  module: 'amis-editor/esm/plugin/Form/Static.js',
  change: (code) =>
    replaceOrFail(
      code,
      "if (typeof props.value === 'undefined' && !node.state.value) {",
      "if (window.pagewrightCanvas?.hides()) {\n      if (node.state.value) node.updateState({ value: undefined });\n    } else if (typeof props.value === 'undefined' && !node.state.value) {",
    ),
};
