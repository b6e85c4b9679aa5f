import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import en from '../schemas/locales/en-US.json' with { type: 'json' };
import { root } from '../src/machine/root.mjs';
import { unpackTable } from '../src/types/amis-table.ts';
import { amisTable } from '../src/types/generated/amis-table.ts';
import { validateScreen } from '../src/validation/index.ts';
import { KINDS, placeFinder } from './bench/checker/mutate.ts';
import { testPages, testTexts } from './bench/checker/page-files.ts';
import { sites } from './bench/checker/sites.ts';
import chinese from './pages/texts/zh-CN.json' with { type: 'json' };

const shapes = unpackTable(amisTable);
const pages = testPages();
const texts = testTexts();
const find = placeFinder(shapes);
const places = (...[kind, area]: [(typeof KINDS)[number], Parameters<typeof find>[2]?]) =>
  pages.reduce((sum, { page }) => sum + find(kind, page, area).length, 0);

it('there are at least 100 pages, and some of them are large', () => {
  expect(pages.length).toBeGreaterThanOrEqual(100);
  expect(pages.filter(({ page }) => JSON.stringify(page).length > 10_000).length).toBeGreaterThanOrEqual(3);
});

it('they are few and short enough for the gate', () => {
  const files = globSync('tests/pages/**/*', { cwd: root, absolute: true });
  expect(files.length).toBeLessThanOrEqual(120);
  const lines = files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length, 0);
  expect(lines).toBeLessThanOrEqual(25_000);
});

it('every node type is on one of them', () => {
  const used = new Set(
    pages.flatMap(({ page }) => sites(page).filter(({ name }) => name === 'type')).map(({ value }) => value),
  );
  expect(Object.keys(shapes.types).filter((type) => !used.has(type))).toEqual([]);
});

it('the checker says nothing of them', { timeout: 60_000 }, () => {
  const keys = new Set([...Object.keys(en), ...Object.keys(texts)]);
  const told = pages.flatMap(({ file, page }) =>
    validateScreen(page, { texts: en, keys }).map(({ code, pointer }) => `${file} ${pointer} ${code}`),
  );
  expect(told).toEqual([]);
});

it('their titles differ', () => {
  const titles = pages.map(({ page }) => (page as { title?: string }).title);
  expect(new Set(titles).size / titles.length).toBeGreaterThan(0.8);
});

it('their texts are there in both languages, and each is used', () => {
  const all = pages.map(({ text }) => text).join('\n');
  expect(Object.keys(chinese)).toEqual(Object.keys(texts));
  expect(Object.keys(texts).filter((key) => !all.includes(`"i18n:${key}"`))).toEqual([]);
});

it.each(KINDS)('they have 100 places for a mistake of the kind: %s', (kind) => {
  expect(places(kind)).toBeGreaterThanOrEqual(100);
});

it.each(['button', 'event', 'column', 'forgotten type'] as const)(
  'they have 40 places for mistakes in the part: %s',
  (area) => {
    for (const kind of ['property', 'JSON type', 'enum'] as const)
      expect(places(kind, area)).toBeGreaterThanOrEqual(40);
  },
);
