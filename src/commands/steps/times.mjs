import { posix } from 'node:path';
import { text } from '../../machine/texts.mjs';

/** Lines of each part of the table. */
const MOST = 25;

const inSeconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

function lines(title, rows) {
  const cells = rows.map(({ name, files, loading, running }) => [
    inSeconds(loading + running),
    inSeconds(loading),
    inSeconds(running),
    String(files),
    name,
  ]);
  const head = ['times-all', 'times-loading', 'times-running', 'times-files'].map((key) => text(key));
  const table = [[...head, title], ...cells];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table.map((row) => row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n');
}

/** Sums over files that have the same name, the largest first. */
function sums(files, nameOf) {
  const rows = new Map();
  for (const file of files) {
    const name = nameOf(file);
    const row = rows.get(name) ?? { name, files: 0, loading: 0, running: 0 };
    row.files += 1;
    row.loading += file.loading;
    row.running += file.running;
    rows.set(name, row);
  }
  return [...rows.values()].toSorted((a, b) => b.loading + b.running - a.loading - a.running).slice(0, MOST);
}

/**
 * Where the time of a run went, by kind and by folder. Seconds are summed over files; files run side by side, so that the sums are
 * larger than the time by the clock.
 * @param {{kind: string, file: string, loading: number, running: number}[]} files in milliseconds
 */
export function timesTable(files) {
  const kinds = lines(
    text('times-kind'),
    sums(files, ({ kind }) => kind),
  );
  const folders = lines(
    text('times-folder'),
    sums(files, ({ kind, file }) => `${kind}: ${posix.dirname(file)}`),
  );
  return `${kinds}\n\n${folders}`;
}

/** The slowest files of a run, in the same columns. */
export const slowest = (files) =>
  lines(
    text('times-slowest'),
    sums(files, ({ kind, file }) => `${kind}: ${file}`),
  );
