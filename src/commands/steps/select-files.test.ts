import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../machine/root.mjs';
import { relativePath } from '../../validation/project/project.ts';
import { selectFiles } from './select-files.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-select-'));
  for (const name of ['one', 'two', 'draft', 'below/one', 'dist/old', 'dist/new']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, `${name}.json`), '{}');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const selected = (...patterns: string[]) =>
  selectFiles(patterns, { root, from: folder }).map((path) => relativePath(folder, path));

it.each([
  [['.'], ['below/one.json', 'draft.json', 'one.json', 'two.json']],
  [['!draft*', '*.json', '!./two.json'], ['one.json']],
  [
    ['one.json', 'draft.json', 'none.json', '!d*.json'],
    ['none.json', 'one.json'],
  ],
  [
    ['**/*.json', '!below'],
    ['draft.json', 'one.json', 'two.json'],
  ],
  [['dist/*', '!**/old.json'], ['dist/new.json']],
  [['!(two|draft)*.json', '!nothing*'], ['one.json']],
])('%j stands for %j', (patterns, files) => {
  expect(selected(...patterns)).toEqual(files);
});

it('refuses when nothing is left', () => {
  expect(() => selected('one.json', '!**')).toThrow(/one\.json !\*\*/);
});

it("takes files away from the project's when it is told nothing else", () => {
  const all = selectFiles([], { root, from: root });
  const left = selectFiles(['!schemas/screens'], { root, from: root });
  expect(left).toEqual(all.filter((path) => !relativePath(root, path).startsWith('schemas/screens/')));
  expect(left.length).toBeLessThan(all.length);
});
