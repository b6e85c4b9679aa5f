import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Theme } from '../types/generated/theme.ts';
import { houseSheet } from './data/sheets.ts';

const ID = 'virtual:pagewright-theme.css';

/**
 * `virtual:pagewright-theme.css`: the style sheet of the platform's own theme, made from its JSON when the client is built.
 * @param file the theme, in the public amis shape
 */
export function platformTheme(file: string): Plugin {
  return {
    name: 'pagewright:platform-theme',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(file);
      return houseSheet(JSON.parse(readFileSync(file, 'utf8')) as Theme);
    },
  };
}
