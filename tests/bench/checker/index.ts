import type { ValidateFunction } from 'ajv';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import routes from '../../../schemas/routes.json' with { type: 'json' };
import { amisTable } from '../../../src/types/generated/amis-table.ts';
import { operations } from '../../../src/types/generated/operations.ts';
import type { RouteTable } from '../../../src/types/start.ts';
import { shapeWalker } from '../../../src/validation/amis/check-shapes.ts';
import { unpackTable } from '../../../src/validation/amis/table.ts';
import { validateScreen } from '../../../src/validation/index.ts';
import type { BenchResult, Figure } from '../result.ts';
import { corpusPages, type PageFile, productPages } from './corpus.ts';
import { coverPages } from './cover-pages.ts';
import { mutationFigures, percent } from './figures-mutations.ts';
import { processFigures, sizeFigures } from './figures-process.ts';
import { speedFigures } from './figures-speed.ts';
import { worstFigures } from './figures-worst.ts';
import { generatePages } from './generate-pages.ts';
import { amisSchema, shippedSchema } from './oracle.ts';
import { withKeys } from './with-keys.ts';

const COMPARED_WITH = "ajv on amis's schema with its references put right";

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
  const product = productPages();
  const corpus = corpusPages();
  const generated = generatePages(shapes, 200).map(
    (page): PageFile => ({ file: '', text: JSON.stringify(page), page }),
  );
  const files = corpus.length > 0 ? [...product, ...corpus] : [...product, ...generated];
  const amis = amisSchema(false);
  const ajv = shippedSchema();
  const pages = [...accepted(product), ...accepted(corpus)].map(({ page }) => page);
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
  const title =
    corpus.length > 0 ? 'The checker' : 'The checker (the corpus of official pages is not here: own pages only)';
  return { title, comparedWith: COMPARED_WITH, figures };
}
