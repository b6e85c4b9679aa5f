import { expect, it } from 'vitest';
import { formatHeadlines, formatResult } from './bench/format.ts';

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

it('shows the figures that README.md is to show, whether they reach what they must, and the command', () => {
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
