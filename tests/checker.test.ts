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

/** One item in `step`; `checker.deep.test.ts` takes all of them. */
const each = <T>(step: number, items: Iterable<T>): T[] => [...items].filter((_, index) => index % step === 0);

describe('the checker and plain ajv with the shipped schema', { timeout: 60_000 }, () => {
  let ajv: ReturnType<typeof shippedSchema>;
  beforeAll(() => {
    ajv = shippedSchema();
  }, 120_000);

  const differences = (pages: readonly unknown[]) => disagreements(ajv, pages);

  it('agree on pages of the product and of the tests', () => {
    expect(differences(each(10, [...product, ...written]).map(({ page }) => page))).toEqual([]);
  });

  it('agree on properties of types, with a value of each JSON type and each word they take', () => {
    const pages = each(12, coverPages(shapes));
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter((page) => !ajv(page))).toEqual([]);
    expect(differences(pages)).toEqual([]);
  });

  it('agree on generated pages, and on pages in which anything was changed by chance', () => {
    const random = seeded(9);
    const generated = generatePages(shapes, 40);
    const pages = [...each(10, product).map(({ page }) => page), ...generated].map((page) => disturbed(page, random));
    expect(pages.filter((page) => !ajv(page)).length).toBeGreaterThan(15);
    expect(differences([...generated, ...pages])).toEqual([]);
  });

  it('agree on conditions for properties', () => {
    expect(differences(conditionPages(['button', 'input-text', 'tabs']))).toEqual([]);
  });

  it('agree on pages with mistakes', () => {
    const random = seeded(5);
    const mutate = mutator(shapes);
    const pages = each(20, [...product, ...written]).map(({ page }) => page);
    const mutants = KINDS.flatMap((kind) => pages.map((page) => mutate(kind, page, random)?.page)).filter(Boolean);
    expect(mutants.length).toBeGreaterThan(50);
    expect(differences(mutants)).toEqual([]);
  });
});

it('reports a syntax error in exactly those texts that JSON.parse refuses', () => {
  const random = seeded(3);
  const texts = Array.from({ length: 200 }, () => withWrongSign(pick(product, random).text, random));
  expect(texts.filter(isJson).length).toBeGreaterThan(20);
  const hasFindings = (text: string) => parseDocument(text).findings.length > 0;
  expect(texts.filter((text) => hasFindings(text) === isJson(text))).toEqual([]);
});

/** How many mistakes are made of each kind, and the share of them that is told: in so few it is partly luck, the deep test has the true share. */
const COUNT = 80;
const LEAST = 0.85;

describe('a mistake of a kind', { timeout: 60_000 }, () => {
  const pages = each(6, [...composedPages(), ...written]).map(({ page }) => page);

  it.each([
    ['property', 'button'],
    ['JSON type', 'event'],
    ['enum', 'column'],
    ['property', 'forgotten type'],
  ] as const)('%s is found as well in a part that checkers know little of: %s', (kind, area) => {
    const { count, found, one, place } = scoreKind(kind, pages, shapes, options, COUNT, () => {}, area);
    expect(count).toBe(COUNT);
    expect(Math.min(found, one, place) / count).toBeGreaterThanOrEqual(LEAST);
  });

  it.each(KINDS)('%s is found, once, in its place, with the right suggestion', (kind) => {
    const { count, found, one, place, suggestion } = scoreKind(kind, pages, shapes, options, COUNT);
    expect(count).toBe(COUNT);
    expect(Math.min(found, one, place, suggestion) / count).toBeGreaterThanOrEqual(LEAST);
  });
});
