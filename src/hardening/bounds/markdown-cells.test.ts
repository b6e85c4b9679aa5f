import { expect, it } from 'vitest';
import { hasManyCells } from './markdown-cells.ts';

const table = (columns: number, lines: number, before = '') =>
  [`|${'a|'.repeat(columns)}`, `|${'-|'.repeat(columns)}`, ...Array(lines).fill('|')]
    .map((line) => before + line)
    .join('\n');

it.each([
  ['a wide table with short lines', table(400, 400)],
  ['a table in a quotation', table(400, 400, '> ')],
  ['many tables', Array(50).fill(table(10, 10)).join('\n\n')],
])('finds %s', (_, text) => {
  expect(hasManyCells(text)).toBe(true);
});

it.each([
  ['a usual table', table(8, 100)],
  ['lines between two rules', `---\n${'word\n'.repeat(3000)}---\n`],
  ['bars in code', '| a | b\n'.repeat(3000)],
])('takes %s', (_, text) => {
  expect(hasManyCells(text)).toBe(false);
});

it('is quick for lines that all look like the line below a head', () => {
  expect(hasManyCells('|-\n'.repeat(20_000))).toBe(true);
});
