import type { ValidateFunction } from 'ajv';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import routes from '../../../schemas/routes.json' with { type: 'json' };
import { unpackTable } from '../../../src/types/amis-table.ts';
import { amisTable } from '../../../src/types/generated/amis-table.ts';
import { operations } from '../../../src/types/generated/operations.ts';
import type { RouteTable } from '../../../src/types/start.ts';
import { shapeWalker } from '../../../src/validation/amis/check-shapes.ts';
import { validateScreen } from '../../../src/validation/index.ts';
import type { BenchResult, Figure } from '../result.ts';
import known from './corpus-defects.json' with { type: 'json' };
import { coverPages } from './cover-pages.ts';
import { mutationFigures, percent } from './figures-mutations.ts';
import { processFigures, sizeFigures } from './figures-process.ts';
import { speedFigures } from './figures-speed.ts';
import { worstFigures } from './figures-worst.ts';
import { generatePages } from './generate-pages.ts';
import { amisSchema, shippedSchema } from './oracle.ts';
import { corpusPages, measuredPages, type PageFile } from './page-files.ts';
import { withKeys } from './with-keys.ts';

const COMPARED_WITH = "ajv on amis's schema with its references put right";

/** What the benchmark leaves out without PAGEWRIGHT_CORPUS. */
const WITHOUT_CORPUS =
  'PAGEWRIGHT_CORPUS is not set: the acceptance of official pages is left out, and the pages of tests/pages are measured';

const shapes = unpackTable(amisTable);
const options = { texts: en, keys: new Set(Object.keys(en)) };

/** All that the product's own screens are checked with. */
const everything = { ...options, operations, routes: routes as RouteTable };

/** A page may not hold programs on this platform; amis's examples do, and that says nothing about the checker. */
const errorsOf = (page: unknown) =>
  validateScreen(page, { texts: {} }).filter(({ severity, code }) => severity === 'error' && !code.startsWith('eval.'));

const accepted = (files: readonly PageFile[]) => files.filter(({ page }) => errorsOf(page).length === 0);

function corpusFigures(corpus: readonly PageFile[], amis: ValidateFunction): Figure[] {
  if (corpus.length === 0) return [];
  const share = (right: number) => percent(right / corpus.length);
  return [
    {
      what: `official pages without an error, of ${corpus.length}`,
      value: share(accepted(corpus).length),
      against: share(corpus.filter(({ page }) => amis(page)).length),
      unit: '%',
      target: 98,
      headline: true,
      higherIsBetter: true,
    },
    {
      what: 'official pages with the verdict that is known for them (corpus-defects.json)',
      value: share(corpus.filter((one) => Object.hasOwn(known, one.file) === errorsOf(one.page).length > 0).length),
      unit: '%',
      target: 100,
      higherIsBetter: true,
    },
  ];
}

function agreement(pages: readonly unknown[], ajv: ValidateFunction): Figure {
  const walker = shapeWalker();
  const agreeing = pages.filter(
    (page) => ajv(page) === walker.check(page).every(({ severity }) => severity !== 'error'),
  );
  return {
    what: 'same verdict as plain ajv on the shipped schema',
    value: percent(agreeing.length / pages.length),
    unit: '%',
    target: 100,
    headline: true,
    higherIsBetter: true,
    samples: pages.length,
  };
}

/** The checker: what it accepts, what it finds, how fast it is. */
export async function run(): Promise<BenchResult> {
  const corpus = corpusPages();
  const generated = generatePages(shapes, 200).map(
    (page): PageFile => ({ file: '', text: JSON.stringify(page), page }),
  );
  const files = measuredPages();
  const amis = amisSchema(false);
  const ajv = shippedSchema();
  const pages = accepted(files).map(({ page }) => page);
  const keyed = pages.map((page) => withKeys(page, Object.keys(en)));
  const figures: Figure[] = [
    ...corpusFigures(corpus, amis),
    agreement([...files.map(({ page }) => page), ...generated.map(({ page }) => page), ...coverPages(shapes)], ajv),
    ...mutationFigures(pages, keyed, shapes, options, amis),
    ...speedFigures(files, options, ajv),
    ...processFigures(),
    ...(await sizeFigures()),
    ...worstFigures(everything),
  ];
  const title = corpus.length > 0 ? 'The checker' : `The checker (${WITHOUT_CORPUS})`;
  return { title, comparedWith: COMPARED_WITH, figures };
}
