import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import type { Theme } from '../types/generated/theme.ts';
import { darkHouseSheet } from './data/sheets.ts';

/** Where the sheet lies in development; the documents name it, and the build writes its own file's address there. */
const ADDRESS = '/@pagewright/dark.css';

/**
 * The style sheet of the dark look, a file of its own that documents link: the variables of its theme, then its rules.
 * @param themeFile what its theme has otherwise than the platform's, in the public amis shape
 * @param rulesFile plain CSS
 */
export function darkSheet(themeFile: string, rulesFile: string): Plugin {
  const sheet = (): string =>
    darkHouseSheet(JSON.parse(readFileSync(themeFile, 'utf8')) as Theme) + readFileSync(rulesFile, 'utf8');
  return {
    name: 'pagewright:dark-sheet',
    configureServer({ middlewares }) {
      middlewares.use(ADDRESS, (_, response) => {
        response.setHeader('Content-Type', 'text/css; charset=utf-8');
        response.end(sheet());
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { code } = await transform(sheet(), { loader: 'css', minify: true });
        const reference = this.emitFile({ type: 'asset', name: 'dark.css', source: code });
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.html')) {
            file.source = String(file.source).replace(ADDRESS, `./${this.getFileName(reference)}`);
          }
        }
      },
    },
  };
}
