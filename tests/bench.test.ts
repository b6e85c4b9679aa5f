import { expect, it } from 'vitest';
import { formatResult } from './bench/format.ts';

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
