import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHeadlines, formatReadmeRows } from './format.ts';
import { README_ROWS } from './readme-rows.ts';
import type { BenchResult } from './result.ts';

/** Puts a text between the two marks of a file. */
function writeBetweenMarks(file: string, text: string): void {
  const marked = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(marked, (_, begin, end) => `${begin}${text}\n${end}`),
  );
}

/** Writes the main figures into docs/benchmarks.md, and five of them into README.md. */
export function writeDocs(root: string, results: Readonly<Record<string, BenchResult>>): void {
  const tables = Object.entries(results).map(([name, result]) => formatHeadlines(name, result));
  writeBetweenMarks(join(root, 'docs/benchmarks.md'), tables.join(''));
  writeBetweenMarks(join(root, 'README.md'), formatReadmeRows(README_ROWS, results));
}
