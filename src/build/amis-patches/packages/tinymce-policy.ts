import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** The copy of DOMPurify in TinyMCE asks for no Trusted Types policy. Ours has the name that it would take, so the browser refuses it. */
export const tinymcePolicy: ModulePatch = {
  module: 'tinymce/tinymce.js',
  change: (code) => replaceOrFail(code, "typeof trustedTypes.createPolicy !== 'function'", 'true'),
};
