import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { moduleFile, readModule } from '../tools/amis-sources.ts';
import { paletteSearch } from './palette-search.ts';

// A package of amis-editor's, not of ours.
const { matchSorter } = createRequire(moduleFile('amis-editor-core/esm/index.js'))('match-sorter');

const code = paletteSearch.change(readModule(paletteSearch.module));

it('is what both searches of the palette ask', () => {
  expect(code.match(/findComponents\(\w,\w\)/g)).toHaveLength(2);
});

it('finds components by a part of their name or type, else of their description', () => {
  const list = [
    { name: 'Row', description: 'No tie in columns, each' },
    { name: 'Notice', scaffold: { type: 'alert' }, description: 'A message in a box' },
    { name: 'Form', description: 'Shows a notice when it is sent' },
  ];
  const found = runInNewContext(`${code.slice(code.indexOf('function findComponents'))}; findComponents`, {
    matchSorter,
  }) as (all: typeof list, words: string) => typeof list;
  const names = (words: string) => found(list, words).map(({ name }) => name);
  expect(names('notice')).toEqual(['Notice']);
  expect(names('ALERT')).toEqual(['Notice']);
  expect(names('message')).toEqual(['Notice']);
  expect(names('sent')).toEqual(['Form']);
  expect(names('zzz')).toEqual([]);
});
