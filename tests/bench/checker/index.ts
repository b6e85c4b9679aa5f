import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ValidateFunction } from 'ajv';
import { build } from 'esbuild';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { root } from '../../../src/commands/steps/root.mjs';
import { amisTable } from '../../../src/types/generated/amis-table.ts';
import { shapeWalker } from '../../../src/validation/amis/check-shapes.ts';
import { unpackTable } from '../../../src/validation/amis/table.ts';
import { validateScreen } from '../../../src/validation/index.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { corpusPages, type PageFile, productPages } from './corpus.ts';
import { generatePages } from './generate-pages.ts';
import { KINDS, type Mutant } from './mutate.ts';
import { scoreKind } from './mutation-run.ts';
import { amisSchema, shippedSchema } from './oracle.ts';

const MUTANTS = 300;
const SAMPLES = 30;
const COMPARED_WITH = "ajv on amis's schema with its references put right";

const shapes = unpackTable(amisTable);
const options = { texts: en, keys: new Set(Object.keys(en)) };

const errorsOf = (page: unknown) =>
  validateScreen(page, { texts: {} }).filter(({ severity, code }) => severity === 'error' && !code.startsWith('eval.'));

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/** How much of the mistakes each finds; ajv is asked about the pages that it accepts without them. */
function mutationFigures(pages: readonly unknown[], product: readonly unknown[], amis: ValidateFunction): Figure[] {
  return KINDS.flatMap((kind): Figure[] => {
    const seen: Mutant[] = [];
    const from = kind === 'locale key' ? product : pages;
    const score = scoreKind(kind, from, shapes, options, MUTANTS, (mutant) => seen.push(mutant));
    const fair = seen.filter(({ original }) => amis(original));
    const byAjv = fair.filter(({ page }) => !amis(page)).length / (fair.length || 1);
    const share = (what: string, value: number, target: number, more: Partial<Figure> = {}): Figure => ({
      what: `${kind}: ${what}`,
      value: percent(value / score.count),
      unit: '%',
      target,
      higherIsBetter: true,
      samples: score.count,
      ...more,
    });
    return [
      share('found', score.found, 95, fair.length > 0 ? { against: percent(byAjv) } : {}),
      share('exactly one message', score.one, 95),
      share('in its place', score.place, 95),
      share('right suggestion', score.suggestion, 90),
    ];
  });
}

/**
 * Pages per second and the slowest of a hundred, by size of the page; beside them plain ajv on the shipped schema, which
 * accepts the same pages (amis's own refuses most large ones at their first mistake).
 */
function speedFigures(files: readonly PageFile[], ajv: ValidateFunction): Figure[] {
  const sizes: [string, (length: number) => boolean][] = [
    ['small (< 1 kB)', (length) => length < 1000],
    ['medium (1–10 kB)', (length) => length >= 1000 && length < 10_000],
    ['large (> 10 kB)', (length) => length >= 10_000],
  ];
  const walker = shapeWalker();
  return sizes.flatMap(([name, fits]): Figure[] => {
    const some = files.filter(({ text }) => fits(JSON.stringify(JSON.parse(text)).length));
    if (some.length === 0) return [];
    const rate = (check: (file: PageFile) => unknown) => {
      const runs = Array.from({ length: SAMPLES }, () => time(() => some.forEach((file) => void check(file))));
      return Math.round((some.length / median(runs)) * 1000);
    };
    const each = some.flatMap((file) => Array.from({ length: 5 }, () => time(() => walker.check(file.page))));
    return [
      {
        what: `${name}: nodes and properties (beside it ajv on the shipped schema)`,
        value: rate(({ page }) => walker.check(page)),
        against: rate(({ page }) => ajv(page)),
        unit: 'pages/s',
        higherIsBetter: true,
        samples: SAMPLES,
      },
      { what: `${name}: slowest of a hundred`, value: percentile(each, 99), unit: 'ms', samples: each.length },
      {
        what: `${name}: everything, from the text`,
        value: rate(({ text }) => validateScreen(text, options)),
        unit: 'pages/s',
        higherIsBetter: true,
        samples: SAMPLES,
      },
    ];
  });
}

/** The largest inputs, each of a megabyte. */
function worstFigures(): Figure[] {
  const inputs: [string, string][] = [
    ['equal nodes', JSON.stringify({ type: 'page', body: Array(50_000).fill({ type: 'tpl' }) })],
    ['unknown properties', `{"type":"page",${Array.from({ length: 80_000 }, (_, i) => `"k${i}":"x"`).join()}}`],
    [
      'unknown types',
      JSON.stringify({ type: 'page', body: Array.from({ length: 50_000 }, (_, i) => ({ type: `x${i}` })) }),
    ],
    ['open formulas', JSON.stringify({ type: 'tpl', tpl: '${'.repeat(500_000) })],
    [
      'ids',
      JSON.stringify({
        type: 'page',
        body: Array.from({ length: 30_000 }, (_, i) => ({ type: 'tpl', id: `u${i % 9}` })),
      }),
    ],
    ['brackets', '['.repeat(1_000_000)],
  ];
  return inputs.map(([what, text]) => ({
    what: `1 MB of ${what}`,
    value: Math.round(time(() => validateScreen(text, options))),
    unit: 'ms',
    target: 1000,
  }));
}

/** What a browser loads for the whole checker, gzipped; amis-formula is there wherever amis is. */
async function bytes(): Promise<Figure> {
  const entry = join(root, 'src/validation/index.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['amis-formula'],
  });
  const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  return {
    what: 'the whole checker in the browser (amis-formula is there already), gzip',
    value: size / 1000,
    unit: 'kB',
    target: 50,
  };
}

function startFigures(files: readonly PageFile[]): Figure[] {
  const unpacking = Array.from({ length: SAMPLES }, () => time(() => unpackTable(amisTable)));
  const command = ['node_modules/tsx/dist/cli.mjs', 'src/commands/validate.ts', 'schemas/screens/account/login.json'];
  const runs = Array.from({ length: 5 }, () =>
    time(() => execFileSync(process.execPath, command, { cwd: root, stdio: 'ignore' })),
  );
  const whole = time(() => {
    for (const { text } of files) validateScreen(text, options);
  });
  return [
    { what: 'unpacking the table', value: median(unpacking), against: time(() => amisSchema(false)), unit: 'ms' },
    { what: 'npm run validate of one page, whole process', value: median(runs), unit: 'ms', samples: runs.length },
    { what: `${files.length} pages, everything, one process`, value: whole, unit: 'ms' },
  ];
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
  const accepted = (some: readonly PageFile[]) => some.filter(({ page }) => errorsOf(page).length === 0);
  const pages = [...accepted(product), ...accepted(corpus)].map(({ page }) => page);
  const agreeing = [...files, ...generated].filter(
    ({ page }) =>
      ajv(page) ===
      shapeWalker()
        .check(page)
        .every(({ severity }) => severity !== 'error'),
  );
  const figures: Figure[] = [
    ...(corpus.length > 0
      ? [
          {
            what: `official pages without an error, of ${corpus.length}`,
            value: percent(accepted(corpus).length / corpus.length),
            against: percent(corpus.filter(({ page }) => amis(page)).length / corpus.length),
            unit: '%',
            target: 98,
            higherIsBetter: true,
          },
        ]
      : []),
    {
      what: 'same verdict as plain ajv on the shipped schema',
      value: percent(agreeing.length / (files.length + generated.length)),
      unit: '%',
      target: 100,
      higherIsBetter: true,
    },
    ...mutationFigures(
      pages,
      product.map(({ page }) => page),
      amis,
    ),
    ...speedFigures(files, ajv),
    ...worstFigures(),
    ...startFigures(files),
    await bytes(),
  ];
  const title =
    corpus.length > 0 ? 'The checker' : 'The checker (the corpus of official pages is not here: own pages only)';
  return { title, comparedWith: COMPARED_WITH, figures };
}
