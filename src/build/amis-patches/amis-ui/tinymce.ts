import { ownModule, replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** In a narrow panel the menus and the status bar would take more room than the text. */
const NARROW =
  '(this.elementRef.current?.parentElement?.clientWidth ?? 480) < 480 ? { menubar: false, statusbar: false } : {}';

/** Whether a company's page is drawn in this document. Its origin is opaque, so it cannot reach into a frame, and the text stands in it. */
const ALONE = "window.origin === 'null'";

/** The frame inherits `require-trusted-types-for` but has no default policy. It gets that of its document. */
const CHECK = `editor.on('load', function () {
  var own = editor.iframeElement.contentWindow.trustedTypes;
  var check = window.trustedTypes && window.trustedTypes.defaultPolicy;
  if (own && check && !own.defaultPolicy) own.createPolicy('default', { createHTML: function (html) { return String(check.createHTML(html)); } });
});`;

/**
 * Makes the rich text field work. The document refuses `srcdoc`, and TinyMCE would wait for it forever, so the frame is written with
 * `document.write`. A field that is unmounted before its frame exists must not throw. Of a page's options the harmless ones are taken.
 */
export const tinymce: ModulePatch = {
  module: 'amis-ui/esm/components/Tinymce.js',
  change: (code) =>
    `import { richTextOptions } from ${ownModule('hardening/html/rich-text-options.ts')};\n${[
      ["].join('\\n') }, rest), {", "].join('\\n') }, richTextOptions(rest)), {"] as const,
      ['inline: false,', `inline: ${ALONE}, init_content_sync: true, ...(${NARROW}),`] as const,
      ['_this.editor = editor;', `_this.editor = editor; ${CHECK}`] as const,
      [
        'createElement("textarea", { ref: this.elementRef })',
        `createElement(${ALONE} ? 'div' : 'textarea', { ref: this.elementRef, style: { minHeight: 128, padding: '8px 12px', outline: 0 } })`,
      ] as const,
      [
        'content_style: [',
        "content_style: ['html { color-scheme: light dark } body { font: 14px/1.6 system-ui, sans-serif }',",
      ] as const,
      [
        /this\.editor\.contentWindow\.removeEventListener\(/g,
        'this.editor.contentWindow?.removeEventListener(',
      ] as const,
    ].reduce((changed, [from, to]) => replaceOrFail(changed, from, to), code)}`,
};
