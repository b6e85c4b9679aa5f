import type { ReadmeRow } from './readme-rows.ts';
import type { BenchResult, Figure } from './result.ts';

/** Three significant digits, whole numbers from 100 on. */
function round(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

function verdict({ value, target, higherIsBetter = false }: Figure): string {
  if (target === undefined) return '';
  const reached = higherIsBetter ? value >= target : value <= target;
  return `${higherIsBetter ? '≥' : '≤'} ${round(target)} ${reached ? '✓' : '✗'}`;
}

function cells(figure: Figure): string[] {
  const { what, value, unit, p95, against, samples } = figure;
  return [
    what,
    `${round(value)} ${unit}`,
    p95 === undefined ? '' : `${round(p95)} ${unit}`,
    against === undefined ? '' : `${round(against)} ${unit}`,
    against === undefined || against === 0 ? '' : `× ${round(value / against)}`,
    verdict(figure),
    samples === undefined ? '' : String(samples),
  ];
}

/** A table in Markdown; columns in which nothing stands are left out. */
function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const used = head.map((_, column) => column === 0 || body.some((row) => row[column] !== ''));
  const rows = [head, ...body].map((row) => row.filter((_, column) => used[column]));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [first = [], ...others] = rows;
  return [line(first), rule, ...others.map(line), ''].join('\n');
}

/** A result as a table in Markdown. */
export function formatResult({ title, comparedWith = 'compared with', figures }: BenchResult): string {
  const head = ['', 'median', 'p95', comparedWith, 'ratio', 'target', 'samples'];
  return `\n${title}\n\n${table(head, figures.map(cells))}`;
}

/** The figures of a result that docs/benchmarks.md shows, and the command that measures them. */
export function formatHeadlines(name: string, result: BenchResult): string {
  const figures = result.figures.filter(({ headline }) => headline);
  return formatResult({ ...result, title: `${result.title}; \`npm run bench -- ${name}\``, figures });
}

/**
 * The table of README.md. A figure whose benchmark has no result yet is called so.
 *
 * @throws Error when a benchmark has a result, but no figure of the row's name.
 */
export function formatReadmeRows(rows: readonly ReadmeRow[], results: Readonly<Record<string, BenchResult>>): string {
  const body = rows.map(({ bench, figure: name, says, beside }) => {
    const command = `\`npm run bench -- ${bench}\``;
    const result = results[bench];
    if (!result) return [says, 'not measured yet', '', '', command];
    const figure = result.figures.find(({ what }) => what === name);
    if (!figure) throw new Error(`The benchmark ${bench} has no figure "${name}".`);
    const [, median = '', , against = '', , target = ''] = cells(figure);
    return [says, median, against && `${against} (${beside})`, target, command];
  });
  return `\n${table(['', 'median', 'beside it', 'target', 'measured by'], body)}`;
}
