import { beforeAll, describe, expect, it } from 'vitest';
import en from '../schemas/locales/en-US.json' with { type: 'json' };
import { unpackTable } from '../src/types/amis-table.ts';
import { amisTable } from '../src/types/generated/amis-table.ts';
import { parseDocument } from '../src/validation/parse.ts';
import { conditionPages } from './bench/checker/condition-pages.ts';
import { coverPages } from './bench/checker/cover-pages.ts';
import { disturbed } from './bench/checker/disturb.ts';
import { generatePages } from './bench/checker/generate-pages.ts';
import { KINDS, mutator } from './bench/checker/mutate.ts';
import { scoreKind } from './bench/checker/mutation-run.ts';
import { disagreements, shippedSchema } from './bench/checker/oracle.ts';
import { composedPages, productPages, testPages, testTexts } from './bench/checker/page-files.ts';
import { pick, seeded } from './bench/checker/random.ts';
import { isJson, withWrongSign } from './bench/checker/wrong-signs.ts';

const shapes = unpackTable(amisTable);
const product = productPages();
const written = testPages();
const keys = new Set([...Object.keys(en), ...Object.keys(testTexts())]);
const options = { texts: en, keys };

describe('the checker and plain ajv with the shipped schema', { timeout: 300_000 }, () => {
  let ajv: ReturnType<typeof shippedSchema>;
  beforeAll(() => {
    ajv = shippedSchema();
  }, 120_000);

  const differences = (pages: readonly unknown[]) => disagreements(ajv, pages);

  it('agree on the pages of the product and of the tests', () => {
    expect(differences([...product, ...written].map(({ page }) => page))).toEqual([]);
  });

  it('agree on every property of every type, with a value of each JSON type and each word it takes', () => {
    const pages = [...coverPages(shapes)];
    expect(pages.length).toBeGreaterThan(1000);
    expect(pages.filter((page) => !ajv(page))).toEqual([]);
    expect(differences(pages)).toEqual([]);
  });

  it('agree on generated pages, and on pages in which anything was changed by chance', () => {
    const random = seeded(9);
    const generated = generatePages(shapes, 500);
    expect(differences(generated)).toEqual([]);
    const pages = [...product.map(({ page }) => page), ...generated].flatMap((page) =>
      Array.from({ length: 3 }, () => disturbed(page, random)),
    );
    expect(pages.filter((page) => !ajv(page)).length).toBeGreaterThan(300);
    expect(differences(pages)).toEqual([]);
  });

  it('agree on conditions for properties', () => {
    expect(differences(conditionPages(Object.keys(shapes.types)))).toEqual([]);
  });

  it('agree on pages with mistakes', () => {
    const random = seeded(5);
    const mutate = mutator(shapes);
    const pages = [...product, ...written].map(({ page }) => page);
    const mutants = KINDS.flatMap((kind) => pages.map((page) => mutate(kind, page, random)?.page)).filter(Boolean);
    expect(mutants.length).toBeGreaterThan(1000);
    expect(differences(mutants)).toEqual([]);
  });
});

it('reports a syntax error in exactly those texts that JSON.parse refuses', { timeout: 60_000 }, () => {
  const random = seeded(3);
  const texts = Array.from({ length: 3000 }, () => withWrongSign(pick(product, random).text, random));
  expect(texts.filter(isJson).length).toBeGreaterThan(300);
  const hasFindings = (text: string) => parseDocument(text).findings.length > 0;
  expect(texts.filter((text) => hasFindings(text) === isJson(text))).toEqual([]);
});

describe('a mistake of a kind', { timeout: 300_000 }, () => {
  const pages = [...composedPages(), ...written].map(({ page }) => page);

  const PARTS = (['button', 'event', 'column', 'forgotten type'] as const).flatMap((area) =>
    (['property', 'JSON type', 'enum'] as const).map((kind) => [kind, area] as const),
  );

  it.each(PARTS)('%s is found as well in a part that checkers know little of: %s', (kind, area) => {
    const { count, found, one, place } = scoreKind(kind, pages, shapes, options, 200, () => {}, area);
    // Some values of another JSON type are right, a width of a column may be a text; so few mistakes would make the share a matter of luck.
    expect(count).toBe(200);
    expect(Math.min(found, one, place) / count).toBeGreaterThanOrEqual(0.9);
  });

  it.each(KINDS)('%s is found, once, in its place, with the right suggestion', (kind) => {
    // Some values of another JSON type are right, so that this share is nearer to the bound and takes more mistakes to tell.
    const wanted = kind === 'JSON type' ? 600 : 300;
    const { count, found, one, place, suggestion } = scoreKind(kind, pages, shapes, options, wanted);
    expect(count).toBe(wanted);
    expect(found / count).toBeGreaterThanOrEqual(0.95);
    expect(one / count).toBeGreaterThanOrEqual(0.95);
    expect(place / count).toBeGreaterThanOrEqual(0.95);
    expect(suggestion / count).toBeGreaterThanOrEqual(0.9);
  });
});
