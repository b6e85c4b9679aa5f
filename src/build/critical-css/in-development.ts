import { readFileSync } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';
import { houseSheet } from '../../theme/data/sheets.ts';
import type { Theme } from '../../types/generated/theme.ts';

const PLACE = '<!--pagewright:critical-->';

/**
 * Gives documents without scripts their styles in development, where scripts bring those of the others.
 * @param rulesFile the platform's own rules
 * @param themeFile the platform's theme, in the public amis shape
 */
export function stylesWithoutScripts(rulesFile: string, themeFile: string): Plugin {
  let server: ViteDevServer;
  return {
    name: 'pagewright:styles-without-scripts',
    apply: 'serve',
    configureServer(started) {
      server = started;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACE) || html.includes('type="module"')) return html;
        const rules = await server.transformRequest(`/@fs${rulesFile}?direct`);
        const theme = houseSheet(JSON.parse(readFileSync(themeFile, 'utf8')) as Theme);
        return html.replace(PLACE, () => `<style>${theme}${rules?.code ?? ''}</style>`);
      },
    },
  };
}
