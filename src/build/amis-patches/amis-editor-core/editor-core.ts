import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * amis-editor-core with two faults put right.
 * - It hands its own proxy to `Reflect.get` as receiver; mobx 4 then prints a warning for every single read (about 760 in
 *   one session). The value is the same without the receiver.
 * - The frame around a selected node returns before its last hook when the node was just replaced, which React refuses
 *   (error 300): every change of a field's name threw.
 */
export const editorCore: ModulePatch = {
  module: 'amis-editor-core/esm/index.js',
  change(code) {
    const quiet = replaceOrFail(code, "'raw'===t?e:Reflect.get(e,t,a)", "'raw'===t?e:Reflect.get(e,t)");
    return replaceOrFail(
      quiet,
      "return React__default.createElement('div',null);var P=O-o.x<176",
      "return React__default.useLayoutEffect((function(){}),[!1,!1]),React__default.createElement('div',null);var P=O-o.x<176",
    );
  },
};
