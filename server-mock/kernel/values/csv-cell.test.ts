import { expect, it } from 'vitest';
import { cellText, csvCell } from './csv-cell.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '＝HYPERLINK(1)',
  '＋1',
  '－1',
  '＠SUM(1)',
  '﹦1',
  '\u22121',
  '\t=1',
  '\rtext',
  '\ntext',
  '  =1',
  '\u00a0\u3000=1',
  '\u200b=1',
  '\u202e\ufeff\u2060＝1',
  '\u0000=1',
])('a cell with %j begins with an apostrophe', (text) => expect(csvCell(text)).toBe(`"'${text}"`));

it.each(['a;=1+1', 'Ann', '1+1', '', 'a-b', '  text', 'ann@example.com'])('a cell with %j stands in quotes', (text) =>
  expect(csvCell(text)).toBe(`"${text}"`),
);

it('writes quotes twice, and nothing for what is not there', () => {
  expect(csvCell('say "hello", twice')).toBe('"say ""hello"", twice"');
  expect(csvCell(null)).toBe('""');
  expect(csvCell(7)).toBe('"7"');
});

it.each(['=1', "'=1", "''=1", "'text", 'text', "'", ''])('reads %j as it was written', (text) =>
  expect(cellText(csvCell(text).slice(1, -1))).toBe(text),
);
