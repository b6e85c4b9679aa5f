import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { columns, methods } from './methods.ts';

/** A file for each test file with cells, a line for each cell, written when all of them have passed. */
export const cellsFolder = join(import.meta.dirname, 'cells');

/** The table as people read it. */
export const tableFile = join(import.meta.dirname, '../sign-in-table.md');

/** The suites that exercise each cell, by method and column. */
export function readTable(): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const file of readdirSync(cellsFolder).sort()) {
    for (const key of readFileSync(join(cellsFolder, file), 'utf8').trim().split('\n')) {
      table.set(key, [...(table.get(key) ?? []), basename(file, '.txt')]);
    }
  }
  return table;
}

/** Cells that no test exercises. */
export const emptyCells = (table: ReadonlyMap<string, unknown>): string[] =>
  methods.flatMap((method) => columns.map((column) => `${method}, ${column}`)).filter((key) => !table.has(key));

/** The table in Markdown: in each cell the tests that exercise it. */
export function renderTable(table: ReadonlyMap<string, string[]>): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rows = methods.map((method) =>
    line([method, ...columns.map((column) => (table.get(`${method}, ${column}`) ?? []).join(', '))]),
  );
  return [
    '# Ways to sign in, and what each was put through',
    '',
    'Written by the tests: a cell names the test files (`*.deep.test.ts`) that exercise it and passed. They are in `tests/sign-in-table` and',
    '`tests/browser/sign-in-table`; `npm test -- deep tests/sign-in-table tests/browser/sign-in-table` runs them all and writes this table, and in continuous integration',
    'it must be the one that is committed. Where a way has no provider, "provider down" means that mail and SMS cannot be sent.',
    '',
    line(['method', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...rows,
    '',
  ].join('\n');
}
