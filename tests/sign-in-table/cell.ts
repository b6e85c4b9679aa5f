import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it, type RunnerTask, type RunnerTestFile } from 'vitest';
import type { TableColumn, TableMethod } from './methods.ts';
import { cellsFolder, readTable, renderTable, tableFile } from './table.ts';

/** Names of tests that are cells. Several files may share this module, so a file's own cells are read off its tests. */
const names = new Set<string>();
const passed = new Map<RunnerTestFile, number>();

/**
 * A test that exercises a cell of the sign-in table. When all cells of its file have passed, on every engine, the
 * file's part of the table is written; in continuous integration it must be the one that is committed.
 */
export function cell(method: TableMethod, column: TableColumn, test: () => Promise<void>): void {
  const name = `${method}, ${column}`;
  names.add(name);
  it(name, async ({ task: { file } }) => {
    await test();
    passed.set(file, (passed.get(file) ?? 0) + 1);
    const cells = cellsIn(file);
    if (passed.get(file) === cells.length) save(file, cells);
  });
}

function cellsIn(task: RunnerTask): string[] {
  if ('tasks' in task) return task.tasks.flatMap(cellsIn);
  return names.has(task.name) ? [task.name] : [];
}

function save({ filepath }: RunnerTestFile, all: string[]): void {
  const file = join(cellsFolder, `${basename(filepath, '.deep.test.ts')}.txt`);
  const cells = [...new Set(all)].map((key) => `${key}\n`).join('');
  if (process.env['CI'] === 'true') {
    expect(readFileSync(file, 'utf8')).toBe(cells);
    return;
  }
  mkdirSync(cellsFolder, { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === cells) return;
  writeFileSync(file, cells);
  writeFileSync(tableFile, renderTable(readTable()));
}
