import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * The editor's own texts are in the platform's font. amis-editor names fonts that only Apple's systems have, and no other after them: the
 * palette, the outline and the heads of panels were in Times everywhere else.
 */
export const editorFonts: ModulePatch = {
  module: 'amis-editor-core/lib/style.css',
  change: (code) =>
    replaceOrFail(code, /font-family:PingFangSC-(?:Regular|Medium)/g, 'font-family:var(--fonts-base-family)'),
};
