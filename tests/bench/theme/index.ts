import { createRequire } from 'node:module';
import { baseOf } from '../../../src/theme/data/house.ts';
import { changedVariables, themeCss } from '../../../src/theme/data/theme-css.ts';
import type { Theme } from '../../../src/types/generated/theme.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { measureDragging } from './dragging.ts';

const RUNS = 300;

const require = createRequire(import.meta.url);
const HELPER = 'amis-theme-editor-helper/lib';

/** What the theme editor of amis makes sheets with. Its index needs a browser; these files do not. */
interface Helper {
  new (theme: unknown, scopes: string[]): { generator(): void; getStyle(): string };
}

function helper(): { Generator: Helper; theme: Theme } {
  const { ParseThemeData: Generator } = require(`${HELPER}/helper/ParseThemeData.js`) as { ParseThemeData: Helper };
  const { default: theme } = require(`${HELPER}/systemTheme/cxd.js`) as { default: Theme };
  return { Generator, theme };
}

/** A theme in which one colour of a button is another one. The rest are the same objects, as an editor leaves them. */
function withOneField(theme: Theme, color: string): Theme {
  const button = theme.component['button1'] as { type: Record<string, Record<string, unknown>>[] };
  const [first, ...others] = button.type;
  const { default: state } = first!;
  const body = { ...(state!['body'] as object), 'bg-color': color };
  const type = [{ ...first, default: { ...state, body } }, ...others];
  return { ...theme, component: { ...theme.component, button1: { ...button, type } } };
}

/** Milliseconds of each run. */
function timed(work: (run: number) => unknown): number[] {
  return Array.from({ length: RUNS }, (_, run) => {
    const before = performance.now();
    work(run);
    return performance.now() - before;
  });
}

const ms = (value: number) => Math.round(value * 1000) / 1000;

function figure(what: string, times: number[], more: Partial<Figure> = {}): Figure {
  return {
    what,
    value: ms(median(times)),
    p95: ms(percentile(times, 95)),
    unit: 'ms',
    samples: RUNS,
    headline: true,
    ...more,
  };
}

/** Times and bytes of a theme's style sheet: all of it, and one change of one field. How smoothly a page follows a slider. */
export async function run(): Promise<BenchResult> {
  const { Generator, theme } = helper();
  const theirs = (of: Theme) => {
    const parser = new Generator(of, ['.AMISCSSWrapper']);
    parser.generator();
    return parser.getStyle();
  };
  const base = baseOf(theme);
  const edited = Array.from({ length: RUNS }, (_, index) =>
    withOneField(theme, `#0000${(16 + (index % 200)).toString(16)}`),
  );
  const change = (index: number) =>
    [...changedVariables(theme, edited[index]!)].map(([name, value]) => `${name}:${value};`);
  const own = { whole: timed(() => themeCss(theme, base)), one: timed((index) => change(index).join('')) };
  const other = { whole: timed(() => theirs(theme)), one: timed((index) => theirs(edited[index]!)) };
  const bytes = { unit: 'B', samples: 1, headline: true };
  return {
    title: 'The style sheet of a theme (the theme cxd of amis, 3,522 variables), and its editor',
    comparedWith: 'amis-theme-editor-helper',
    figures: [
      figure('whole theme', own.whole, { against: ms(median(other.whole)) }),
      { what: 'whole theme, size', value: themeCss(theme, base).length, against: theirs(theme).length, ...bytes },
      figure('one field changed', own.one, { against: ms(median(other.one)), target: 0.1 }),
      {
        ...{ what: 'one field changed, size', value: change(0).join('').length, against: theirs(edited[0]!).length },
        ...bytes,
        target: 100,
      },
      ...(await measureDragging()),
    ],
  };
}
