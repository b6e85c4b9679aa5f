import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * Code is coloured as soon as its language is loaded. Monaco gives up after half a second and leaves the code in one colour for good. Plain
 * text has no colours to wait for.
 */
export const colorizer: ModulePatch = {
  module: 'monaco-editor/esm/vs/editor/standalone/browser/colorizer.js',
  change: (code) =>
    replaceOrFail(
      code,
      'timeout.cancelAndSet(execute, 500);',
      "timeout.cancelAndSet(execute, language === 'plaintext' ? 0 : 60_000);",
    ),
};
