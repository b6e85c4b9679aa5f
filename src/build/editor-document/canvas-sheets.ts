import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SHEET = /<!--pagewright:(styles|dark) href="([^"]+)"-->/g;

/** How the document names the dark sheet in development. */
const DARK = '<!--pagewright:dark href="/@pagewright/dark.css"-->';

/** The places where the platform's sheets lie, by what they are: `styles` and `dark`. Throws when the document names none. */
export function sheetsOf(appDocument: string): Record<string, string> {
  const found = Object.fromEntries([...appDocument.matchAll(SHEET)].map(([, name, href]) => [name, href]));
  if (!found['styles'] || !found['dark']) throw new Error('canvas sheets: the app document names no sheets');
  return found;
}

/**
 * Names the platform's sheets in the editor document. The one of the light look is in force there, so that nobody loads amis's
 * rules twice; the dark one is for people whose pages are dark, and for the frame of the canvas, which has a look of its own.
 * @param appDocument the built app document, which names them
 */
export function canvasSheets(appDocument: string): Plugin {
  return {
    name: 'pagewright:canvas-sheets',
    apply: 'build',
    transformIndexHtml(html) {
      const { styles, dark } = sheetsOf(readFileSync(appDocument, 'utf8'));
      const own = `<link rel="stylesheet" data-look="light" href="${styles}">`;
      const late = `<link rel="stylesheet" data-look="dark" href="${dark}">`;
      return html
        .replace(DARK, `<!--pagewright:dark href="${dark}"-->`)
        .replace('<!--pagewright:canvas-->', `${own}<template id="pagewright-canvas">${late}</template>`);
    },
  };
}
