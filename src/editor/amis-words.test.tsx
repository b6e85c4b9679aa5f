import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moduleFile } from '../build/amis-patches/tools/amis-sources.ts';
import { CHINESE, ENGLISH } from './amis-words.ts';

const FILES = [
  'amis-editor/esm/locale/en-US.js',
  'amis-editor-core/esm/index.js',
  'amis-theme-editor-helper/esm/locale/en-US.js',
];

/** An entry of a list of words: the key, and words in either kind of quotes. */
const ENTRY = /\b([0-9a-f]{32})['"]?:\s*(['"])((?:(?!\2)[^\\]|\\.)*)\2/g;

/** The English words of a file. The core has its two languages one after the other. */
function wordsIn(file: string): Map<string, string> {
  const code = readFileSync(moduleFile(file), 'utf8');
  const [, english = code] = code.split("extendLocale('en-US',");
  const [own = ''] = english.split("extendLocale('zh-CN',");
  return new Map([...own.matchAll(ENTRY)].map(([, key, , words]) => [key!, words!]));
}

it('has a word wherever the packages of amis-editor disagree, so that none changes with the order of files', () => {
  const lists = FILES.map(wordsIn);
  expect(lists.every(({ size }) => size > 200)).toBe(true);
  const keys = new Set(lists.flatMap((list) => [...list.keys()]));
  const words = (key: string) => new Set(lists.flatMap((list) => list.get(key) ?? []));
  expect([...keys].filter((key) => words(key).size > 1 && !(key in ENGLISH))).toEqual([]);
});

/** The keys of the words that a plugin shows on the canvas between two places of its file. */
function keysShown(file: string, from: string, to: string): string[] {
  const [, behind = ''] = readFileSync(moduleFile(file), 'utf8').split(from);
  return [...behind.split(to)[0]!.matchAll(/i18n\("([0-9a-f]{32})"\)/g)].map(([, key]) => key!);
}

it('says in our words what stands above and below tables on the canvas', () => {
  const above = keysShown('amis-editor/esm/plugin/CRUD.js', '.renderEditableComponents = ', '.renderRenderer = ');
  const below = keysShown('amis-editor/esm/plugin/Table2.js', 'var mockTip = ', 'props.value = undefined');
  expect([above.length, below.length]).toEqual([3, 1]);
  expect([...above, ...below].filter((key) => !(key in ENGLISH))).toEqual([]);
  // “批量操作” and “单条操作” are what people say; the heading and the note are not.
  expect([above.at(-1)!, ...below].filter((key) => !(key in CHINESE))).toEqual([]);
});
