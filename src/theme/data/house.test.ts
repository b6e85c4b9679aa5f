import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import defaults from '../../../schemas/theme/defaults.json' with { type: 'json' };
import platform from '../../../schemas/theme/platform.json' with { type: 'json' };
import dark from '../../../schemas/theme/platform-dark.json' with { type: 'json' };
import renamed from '../../../schemas/theme/renamed.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { BRIDGE, BRIDGED } from './bridge.ts';
import { amisName } from './renamed.ts';
import { darkHouseSheet, houseSheet } from './sheets.ts';

const amis = readFileSync(new URL('../../../node_modules/amis/lib/themes/cxd.css', import.meta.url), 'utf8');
const css = houseSheet(platform as Theme);
const darkCss = darkHouseSheet(dark as Theme);
const declaredIn = (sheet: string) =>
  [...sheet.matchAll(/^ {2}(--[\w-]+): ([^;]+);$/gm)].map(([, name, value]) => [name!, value!] as const);
const declared = declaredIn(css);
const inDark = new Map([...declared, ...declaredIn(darkCss)]);

/** Classes that amis draws and does not style. */
const DRAWN = new Set(['.cxd--Wizard-steps']);

/** The contrast of two `#rrggbb` colours as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('declares the variables on the page and on the scope of amis', () => {
  expect(css).toMatch(/^:root,\n\.AMISCSSWrapper \{\n/);
  expect(css).toContain('--sizes-base-1: 0.125rem;');
  expect(css).toContain('--shadows-shadow-none: 0px 0px 0px 0px transparent;');
});

describe.each([
  ['light', new Map(declared)],
  ['dark', inDark],
])('the platform theme, %s', (_, variables) => {
  it('sets only variables that amis knows', () => {
    const known = new Set(amis.match(/--[\w-]+/g));
    const own = /^--(colors|fonts|borders|sizes|shadows)-/;
    expect([...variables.keys()].filter((name) => !own.test(name) && !known.has(name))).toEqual([]);
  });

  it('refers only to variables that exist', () => {
    const references = [...variables.values()].flatMap((value) =>
      [...value.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]!),
    );
    expect(references.filter((name) => !variables.has(name))).toEqual([]);
  });

  it('keeps words readable: a contrast of 4.5 at least', () => {
    const read = (name: string) => variables.get(`--colors-${name}`)!;
    const page = variables.get('--body-bg')!;
    const words = [
      'neutral-text-4',
      'neutral-text-5',
      'neutral-text-6',
      'brand-5',
      'error-5',
      'success-5',
      'warning-5',
    ];
    for (const name of words) {
      expect([name, contrast(read(name), page) >= 4.5]).toEqual([name, true]);
    }
    for (const name of ['brand-5', 'brand-4', 'error-5', 'success-5', 'warning-5', 'info-5']) {
      for (const ground of ['neutral-fill-11', 'neutral-text-11']) {
        expect([name, ground, contrast(read(name), read(ground)) >= 4.5]).toEqual([name, ground, true]);
      }
    }
  });
});

describe('the dark look', () => {
  it('has a colour of its own for every colour, and outweighs the theme from either side', () => {
    const colors = (sheet: string) =>
      declaredIn(sheet).flatMap(([name]) => (/^--colors-(?!data-)/.test(name) ? [name] : []));
    const solid = (name: string) => !name.endsWith('-none');
    expect(colors(darkCss)).toEqual(colors(css));
    const same = declaredIn(darkCss).filter(
      ([name, value]) => /^--colors-(?!data-)/.test(name) && solid(name) && new Map(declared).get(name) === value,
    );
    expect(same).toEqual([]);
    expect(darkCss).toMatch(/^html:root,\nhtml \.AMISCSSWrapper \{\n/);
  });
});

it('gives older data names that amis reads', () => {
  const rules = Object.keys(defaults);
  const names = Object.values(renamed.names);
  expect(names.filter((name) => !rules.includes(name))).toEqual([]);
  for (const start of Object.values(renamed.starts)) expect(rules.some((name) => name.startsWith(start))).toBe(true);
});

it('has rules for what amis draws, of variables under the names that a theme gives them', () => {
  const classes = new Set(amis.match(/\.[A-Za-z][\w-]*/g));
  const read = BRIDGE.flatMap(({ selector }) => selector.match(/\.[A-Za-z][\w-]*/g) ?? []);
  expect([...new Set(read)].filter((name) => !classes.has(name) && !DRAWN.has(name))).toEqual([]);
  expect([...BRIDGED].filter((name) => amisName(name) !== name)).toEqual([]);
});
