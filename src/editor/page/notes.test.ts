import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { moduleFile } from '../../build/amis-patches/tools/amis-sources.ts';
import { isNote } from './notes.ts';

/** Names in amis-editor that are no properties of a page: of functions, of prototypes, of what it reads alone. */
const OTHERS = new Set(['__proto', '__assign', '__rest', '__read']);

const filesOf = (name: string) =>
  globSync('**/*.js', { cwd: dirname(moduleFile(`${name}/esm/index.js`)), absolute: true });

/** The names with two underscores that the files of amis-editor have as texts or as properties. */
const names = new Set(
  ['amis-editor', 'amis-editor-core']
    .flatMap(filesOf)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:['"]|\.)(__[A-Za-z]+)/g)].map(([, name]) => name!)),
);

it('every name that amis-editor may write into a node is known as its own', () => {
  const unknown = [...names].filter((name) => !OTHERS.has(name) && !isNote(name));
  expect(names.size).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

it.each(['__price', '$$total', '__proto', '$$', '__'])('%s is nobody’s but the author’s', (name) => {
  expect(isNote(name)).toBe(false);
});
