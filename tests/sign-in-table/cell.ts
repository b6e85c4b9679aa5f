import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import type { TableColumn, TableMethod } from './methods.ts';
import { cellsFolder, readTable, renderTable, tableFile } from './table.ts';

const registered: string[] = [];
let passed = 0;

/**
 * A test that exercises a cell of the sign-in table. When all cells of its file have passed, on every engine, the
 * file's part of the table is written; in continuous integration it must be the one that is committed.
 */
export function cell(method: TableMethod, column: TableColumn, test: () => Promise<void>): void {
  registered.push(`${method}, ${column}`);
  it(`${method}, ${column}`, async () => {
    await test();
    passed += 1;
    if (passed === registered.length) save();
  });
}

function save(): void {
  const file = join(cellsFolder, `${basename(expect.getState().testPath ?? '', '.test.ts')}.txt`);
  const cells = [...new Set(registered)].map((key) => `${key}\n`).join('');
  if (process.env['CI'] === 'true') {
    expect(readFileSync(file, 'utf8')).toBe(cells);
    return;
  }
  mkdirSync(cellsFolder, { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === cells) return;
  writeFileSync(file, cells);
  writeFileSync(tableFile, renderTable(readTable()));
}
