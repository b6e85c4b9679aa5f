import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import measured from '../bench-results.json' with { type: 'json' };
import { root } from '../src/machine/root.mjs';
import { formatHeadlines, formatReadmeRows, formatResult } from './bench/format.ts';
import { README_ROWS } from './bench/readme-rows.ts';
import type { BenchResult } from './bench/result.ts';
import { writeDocs } from './bench/write-docs.ts';

it('a result table shows ratios and whether targets are reached, and no empty columns', () => {
  const table = formatResult({
    title: 'Login',
    comparedWith: 'amis SDK',
    figures: [
      { what: 'bytes', value: 275.3, unit: 'kB', against: 1101.2, target: 280 },
      { what: 'requests', value: 1234.5, unit: '/s', target: 2000, higherIsBetter: true },
    ],
  });
  expect(table.split('\n').map((line) => line.replaceAll(/ +/g, ' ').trim())).toEqual([
    '',
    'Login',
    '',
    '| | median | amis SDK | ratio | target |',
    expect.stringMatching(/^\|[-|]+\|$/),
    '| bytes | 275 kB | 1101 kB | × 0.25 | ≤ 280 ✓ |',
    '| requests | 1235 /s | | | ≥ 2000 ✗ |',
    '',
  ]);
});

it('shows the figures that docs/benchmarks.md is to show, whether they reach what they must, and the command', () => {
  const figures = [
    { what: 'found', value: 96, unit: '%', target: 95, higherIsBetter: true, headline: true },
    { what: 'start', value: 20, against: 80, unit: 'ms', target: 10, headline: true },
    { what: 'an aside', value: 1, unit: 'ms' },
  ];
  const table = formatHeadlines('checker', { title: 'The checker', figures });
  expect(table).toMatch(/^\nThe checker; `npm run bench -- checker`\n\n\|/);
  expect(table).toMatch(/\| found +\| 96 % +\| +\| +\| ≥ 95 ✓ +\|/);
  expect(table).toMatch(/\| start +\| 20 ms +\| 80 ms +\| × 0\.25 +\| ≤ 10 ✗ +\|/);
  expect(table).not.toContain('an aside');
});

const figure = { what: 'form live', value: 20, against: 80, unit: 'ms', target: 10 };
const rows = [
  { bench: 'login', figure: 'form live', says: 'The form is live', beside: 'amis SDK' },
  { bench: 'pages', figure: 'content', says: 'The content is there' },
];

it('a row of README.md says what the figure is compared with, and that a benchmark has no result yet', () => {
  const table = formatReadmeRows(rows, { login: { title: 'Login', figures: [figure] } });
  expect(table).toMatch(
    /\| The form is live +\| 20 ms +\| 80 ms \(amis SDK\) \| ≤ 10 ✗ \| `npm run bench -- login` \|/,
  );
  expect(table).toMatch(/\| The content is there \| not measured yet \| +\| +\| `npm run bench -- pages` \|/);
});

it('refuses a row of README.md whose figure a result does not have', () => {
  expect(() => formatReadmeRows(rows, { login: { title: 'Login', figures: [] } })).toThrow('form live');
});

const withoutTables = (text: string) => text.replace(/(<!-- bench -->\n)[\s\S]*(<!-- \/bench -->)/, '$1$2');

it('writes every main figure into docs/benchmarks.md and five into README.md, and leaves the rest of both', () => {
  expect(README_ROWS.filter(({ bench }) => !existsSync(join(root, 'tests/bench', bench, 'index.ts')))).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  try {
    mkdirSync(join(folder, 'docs'));
    const files = ['README.md', 'docs/benchmarks.md'] as const;
    for (const file of files) writeFileSync(join(folder, file), withoutTables(readFileSync(join(root, file), 'utf8')));
    const results: Record<string, BenchResult> = measured.results;
    writeDocs(folder, results);
    const [readme, docs] = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(README_ROWS.filter(({ says }) => !readme!.includes(`| ${says} `))).toEqual([]);
    const main = Object.values(results).flatMap(({ figures }) => figures.filter(({ headline }) => headline));
    expect(main.filter(({ what }) => !docs!.includes(`| ${what} `))).toEqual([]);
    expect(readme).toContain('## Licence');
    expect(docs).toContain('# Benchmarks');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
