import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createMarkdownTexts } from './index.ts';

const texts = createMarkdownTexts();
const impatient = createMarkdownTexts({ deadline: 50 });
afterAll(() => Promise.all([texts.close(), impatient.close()]));

const references = Array.from({ length: 1990 }, (_, at) => `[${at}]: /u`).join('\n');

it('renders Markdown in a process beside the server alone', () => {
  const folder = new URL('../../', import.meta.url);
  const importers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) &&
      /from '(?:markdown-it|[^']*\/text-size\.ts)'/.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(importers.sort()).toEqual([
    'platform/markdown-texts/measure-process.ts',
    'platform/markdown-texts/text-size.ts',
  ]);
});

it.each([
  ['a usual text', `# Guide\n\n${'Some words, **strong** and [linked](https://example.com).\n\n'.repeat(300)}`, false],
  ['too many elements', '**a** '.repeat(2100), true],
  ['a table with millions of cells', `|${'a|'.repeat(9000)}\n|${'-|'.repeat(9000)}\n${'|\n'.repeat(3900)}`, true],
  ['many characters', 'a'.repeat(70_000), true],
])('measures %s', async (_, text, isLarge) => {
  expect(await texts.isLarge('1', text)).toBe(isLarge);
  expect(await texts.isLarge('1', 'short')).toBe(false);
});

it('refuses what takes the parser too long, and measures the next text', async () => {
  // An attempt of the twenty-fourth round (XB): the parser looks for each line among all references.
  const slow = `${references}\n\n${'some more words.\n'.repeat(2000)}`;
  expect(await impatient.isLarge('1', slow)).toBe(true);
  expect(await impatient.isLarge('1', 'short')).toBe(false);
});
