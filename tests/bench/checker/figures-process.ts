import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../../src/machine/root.mjs';
import { median } from '../percentiles.ts';
import type { Figure } from '../result.ts';

const RUNS = 3;
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');

interface Whole {
  pages: number;
  start: number;
  check: number;
  memory: number;
}

function wholeRun(checker: string): Whole {
  const script = join(root, 'tests/bench/checker/whole-run.ts');
  const runs = Array.from({ length: RUNS }, (): Whole => {
    const printed = execFileSync(process.execPath, [tsx, script, checker], { cwd: root, encoding: 'utf8' });
    return JSON.parse(printed);
  });
  const of = (key: keyof Whole) => median(runs.map((run) => run[key]));
  return { pages: of('pages'), start: of('start'), check: of('check'), memory: of('memory') };
}

/** Getting ready, every page (in processor time) and the memory of it, each checker in a process of its own. */
export function processFigures(): Figure[] {
  const own = wholeRun('own');
  const amis = wholeRun('ajv-amis');
  const shipped = wholeRun('ajv-shipped');
  const common = { samples: RUNS } as const;
  const command = [tsx, 'src/commands/validate.ts', 'schemas/screens/account/login.json'];
  const commands = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    execFileSync(process.execPath, command, { cwd: root, stdio: 'ignore' });
    return performance.now() - start;
  });
  const withShipped = '(beside it ajv on the shipped schema)';
  return [
    { what: 'getting ready', value: own.start, against: amis.start, unit: 'ms', headline: true, ...common },
    { what: `getting ready ${withShipped}`, value: own.start, against: shipped.start, unit: 'ms', ...common },
    {
      what: `${own.pages} pages from their text, one process`,
      value: own.check,
      against: amis.check,
      unit: 'ms',
      headline: true,
      ...common,
    },
    {
      what: `${own.pages} pages from their text, one process ${withShipped}`,
      value: own.check,
      against: shipped.check,
      unit: 'ms',
      ...common,
    },
    { what: 'most memory of that process', value: own.memory, against: amis.memory, unit: 'MB', ...common },
    {
      what: 'npm run validate of one page, whole process',
      value: median(commands),
      unit: 'ms',
      headline: true,
      ...common,
    },
  ];
}

async function bytes(external: string[]): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/validation/worker.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
}

/** What a browser loads for the whole checker in its worker, gzipped. */
export async function sizeFigures(): Promise<Figure[]> {
  return [
    {
      what: 'in the browser beside amis, which has amis-formula, gzip',
      value: await bytes(['amis-formula']),
      unit: 'kB',
      // It was 50 before the rules for tenants' pages came: reach, bounds, patterns, sign-in, markup, drawings. Animations, computed
      // styles, elements, uploads, pictures and frames of such pages took it from 64 to 66, selectors and further properties beyond. It was
      // 67 before the rules for words that a screen brings, and for the size of sign-in pages. It was 69 before every number in a part of a
      // page had its bounds, and the count of what amis draws from one. It was 71 before texts in styles had bounds, and options of rich text
      // fields a list. It was 72 before fonts and functions of styles had lists, and elements in one another a bound. It was 73
      // before the calls of apps came, and shadows had a bound.
      target: 74,
      headline: true,
    },
    { what: 'in a browser that has neither, amis-formula included, gzip', value: await bytes([]), unit: 'kB' },
  ];
}
