import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Look, purge } from './purge.ts';

/** The file of the whole style sheet. */
export const SHEET = /assets\/styles-[^/]+\.css$/;
/** Small sheets that early scripts brought along: as links they would hold up the first paint. */
const LINK = /\s*<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/g;
const PLACE = '<!--pagewright:critical-->';

/**
 * Puts into a document the part of the full style sheet that its first page needs, inline, and a marker
 * `<!--pagewright:styles href="…"-->` with the address of the full sheet, for pages that need more.
 * @param document file name of the HTML document
 * @param lookFile JSON with the look of the page, made by `tests/browser/login-look/collect.ts`
 */
export function criticalCss(document: string, lookFile: string): Plugin {
  return {
    name: 'pagewright:critical-css',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const html = bundle[document];
      const sheet = Object.values(bundle).find((file) => file.type === 'asset' && SHEET.test(file.fileName));
      if (html?.type !== 'asset' || sheet?.type !== 'asset')
        throw new Error(`critical CSS: no sheet or no ${document}`);
      const critical = await purge(String(sheet.source), JSON.parse(readFileSync(lookFile, 'utf8')) as Look);
      const source = String(html.source);
      const linked = [...source.matchAll(LINK)].map(([, fileName]) => sourceOf(bundle[fileName!]));
      const inline = `<style>${fromDocument(linked.join('') + critical)}</style>\n    <!--pagewright:styles href="./${sheet.fileName}"-->`;
      if (!source.includes(PLACE)) throw new Error(`critical CSS: ${document} has no place for it`);
      html.source = source.replace(LINK, '').replace(PLACE, () => inline);
    },
  };
}

function sourceOf(file: { type: string; source?: string | Uint8Array } | undefined): string {
  if (file?.type !== 'asset') throw new Error('critical CSS: the document links a sheet that is not there');
  return String(file.source);
}

/** Addresses inside a sheet are relative to its folder, inline they are relative to the document. */
function fromDocument(css: string): string {
  const inline = css.replace(/url\((?!["']?(?:[a-z]+:|\/|#|%23))(["']?)(?:\.\/)?/gi, 'url($1./assets/');
  if (/<\/style/i.test(inline)) throw new Error('critical CSS: the sheet would end its element');
  return inline;
}
