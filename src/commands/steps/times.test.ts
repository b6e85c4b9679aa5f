import { expect, it } from 'vitest';
import { slowest, timesTable } from './times.mjs';

const files = [
  { kind: 'unit', file: 'src/a/one.test.ts', loading: 100, running: 900 },
  { kind: 'unit', file: 'src/a/two.test.ts', loading: 0, running: 500 },
  { kind: 'browser', file: 'tests/browser/b/three.test.ts', loading: 2000, running: 10_000 },
];

const rowsOf = (table: string) => table.split('\n').map((line) => line.trim().split(/ {2,}/));

it('sums seconds by kind and by folder, the most first', () => {
  const [kinds, folders] = timesTable(files).split('\n\n').map(rowsOf);
  expect(kinds?.slice(1)).toEqual([
    ['12.0', '2.0', '10.0', '1', 'browser'],
    ['1.5', '0.1', '1.4', '2', 'unit'],
  ]);
  expect(folders?.slice(1).map((row) => row.at(-1))).toEqual(['browser: tests/browser/b', 'unit: src/a']);
});

it('names the slowest files', () => {
  expect(rowsOf(slowest(files)).map((row) => row.at(-1))).toEqual([
    expect.any(String),
    'browser: tests/browser/b/three.test.ts',
    'unit: src/a/one.test.ts',
    'unit: src/a/two.test.ts',
  ]);
});
