import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';
import { patchModules } from './patch-modules.ts';

/** The file of amis-editor-core that is mended. */
export const EDITOR_CORE = /amis-editor-core\/esm\/index\.js$/;

/**
 * amis-editor-core with two faults put right.
 * - It hands its own proxy to `Reflect.get` as receiver; mobx 4 then prints a warning for every single read (about 760 in
 *   one session). The value is the same without the receiver.
 * - The frame around a selected node returns before its last hook when the node was just replaced, which React refuses
 *   (error 300): every change of a field's name threw.
 */
export function patchEditor(code: string): string {
  const step = 'editor patch';
  const quiet = replaceOrFail(code, "'raw'===t?e:Reflect.get(e,t,a)", "'raw'===t?e:Reflect.get(e,t)", step);
  return replaceOrFail(
    quiet,
    "return React__default.createElement('div',null);var P=O-o.x<176",
    "return React__default.useLayoutEffect((function(){}),[!1,!1]),React__default.createElement('div',null);var P=O-o.x<176",
    step,
  );
}

/** Mends amis-editor-core. */
export const editorPatch = (): Plugin => patchModules('editor-patch', EDITOR_CORE, patchEditor);
