import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { moduleFile } from '../tools/amis-sources.ts';
import { keyShortener } from './word-keys.ts';

const textOf = (module: string): string => readFileSync(moduleFile(module), 'utf8');

it('tells all keys of the words of amis-editor apart', () => {
  const shorten = keyShortener();
  const locales = ['amis-editor', 'amis-editor-core', 'amis-theme-editor-helper'].flatMap((name) =>
    globSync('**/locale/*.js', { cwd: moduleFile(`${name}/esm`) }).map((file) => `${name}/esm/${file}`),
  );
  expect(locales.length).toBeGreaterThanOrEqual(4);
  const shortened = locales.map((file) => shorten(textOf(file))).join('');
  expect(shortened).toMatch(/'f7e68bde': 'Common'/);
  expect(shortened).not.toMatch(/[0-9a-f]{32}/);
});

it('refuses two keys that begin alike', () => {
  const shorten = keyShortener();
  shorten(`i18n('f7e68bde2caa2cb5696d6a37fe4a23a4')`);
  expect(() => shorten(`i18n('f7e68bde00000000000000000000000a')`)).toThrow('keep more digits');
});
