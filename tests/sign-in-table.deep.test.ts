import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyCells, readTable, renderTable, tableFile } from './sign-in-table/table.ts';

it('every way to sign in went through every trial', () => {
  expect(emptyCells(readTable())).toEqual([]);
});

it('the table says what the tests wrote', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(renderTable(readTable()));
});
