import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** In a narrow place, such as a panel, menus and the bar below would take more room than the text. */
const NARROW =
  '(this.elementRef.current?.parentElement?.clientWidth ?? 480) < 480 ? { menubar: false, statusbar: false } : {}';

/** The frame has the policy of its document but not the check of markup that goes with it. */
const CHECK = `editor.on('load', function () {
  var own = editor.iframeElement && editor.iframeElement.contentWindow.trustedTypes;
  var check = window.trustedTypes && window.trustedTypes.defaultPolicy;
  if (own && check && !own.defaultPolicy) own.createPolicy('default', { createHTML: function (html) { return String(check.createHTML(html)); } });
});`;

/**
 * The rich text field. Its frame is written at once: the document refuses `srcdoc`, and TinyMCE would wait for it for ever. A field that
 * leaves before its frame is there has nothing to let go.
 */
export const tinymce: ModulePatch = {
  module: 'amis-ui/esm/components/Tinymce.js',
  change: (code) =>
    [
      ['inline: false,', `inline: false, init_content_sync: true, ...(${NARROW}),`] as const,
      ['_this.editor = editor;', `_this.editor = editor; ${CHECK}`] as const,
      ['content_style: [', "content_style: ['body { font: 14px/1.6 system-ui, sans-serif }',"] as const,
      [
        /this\.editor\.contentWindow\.removeEventListener\(/g,
        'this.editor.contentWindow?.removeEventListener(',
      ] as const,
    ].reduce((changed, [from, to]) => replaceOrFail(changed, from, to), code),
};
