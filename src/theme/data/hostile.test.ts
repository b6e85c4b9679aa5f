import { parse, walk } from 'css-tree';
import { expect, it } from 'vitest';
import type { Theme } from '../../types/generated/theme.ts';
import { checkTheme } from './check-theme.ts';
import { themeCss } from './theme-css.ts';
import { exportTheme, exportTokens, importTheme } from './theme-file.ts';

const ground: Theme = { config: { name: 'ground' }, global: {}, component: {} };

/** A generator of numbers from 0 to 1 that is the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  ...[
    'red',
    '#fff',
    '1px',
    'var(--x)',
    ' ',
    ',',
    '/',
    ';',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ':',
    '!important',
    '!',
    '@import',
  ],
  ...['"', "'", '\\', '\n', '\r', '\f', '\0', '/*', '*/', '//', '<!--', '-->', '</style>', '</STYLE', '<', '>', 'url('],
  ...[
    'u\\72l(',
    'URL(',
    'url("',
    'image-set(',
    'expression(',
    'calc(1px + ',
    '\\3b ',
    '\\7d',
    '\ud800',
    '\u2028',
    '--y:',
    'body',
  ],
  ...['}body{display:none', ';color:red', '*{all:unset}', '@media', 'data:text/css,', '#', '%', '\\', "\\'", '\\"'],
];

it('lets none of 10,000 hostile values leave its declaration', () => {
  const next = numbersFrom(35);
  const values = Array.from({ length: 10_000 }, () =>
    Array.from({ length: 1 + Math.floor(next() * 6) }, () => PIECES[Math.floor(next() * PIECES.length)]).join(''),
  );
  let written = 0;
  for (let start = 0; start < values.length; start += 100) {
    const body: Record<string, unknown> = {};
    for (const [index, value] of values.slice(start, start + 100).entries()) {
      body[`p${index}`] = value;
      body[`after${index}`] = 'safe';
    }
    const css = themeCss({ config: { name: 'x' }, global: {}, component: { a: { token: '--t-', body } } }, new Map());
    expect(css).not.toMatch(/<\/style/i);
    // css-tree's parser is another reader than the one that checks: it takes rules and declarations apart.
    const problems: string[] = [];
    const sheet = parse(css, { onParseError: ({ message }) => problems.push(message) });
    const names: string[] = [];
    walk(sheet, {
      visit: 'Declaration',
      enter: ({ property, important }) => void names.push(property + (important ? '!' : '')),
    });
    expect(problems).toEqual([]);
    expect(sheet).toMatchObject({ children: { head: { next: null } } });
    expect(names.filter((name) => name.startsWith('--t-after'))).toHaveLength(100);
    expect(names.filter((name) => !/^--t-(p|after)\d+$/.test(name))).toEqual([]);
    written += names.length - 100;
  }
  expect(written).toBeGreaterThan(500);
});

/** A theme at random, with members that nobody knows and values of every kind. */
function randomTheme(next: () => number): Theme {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
  const value = () =>
    pick([
      'red',
      'var(--colors-brand-5)',
      '#12345678',
      'inherit:#fff',
      'color-mix(in srgb, red, blue)',
      '',
      7,
      null,
      true,
    ]);
  const name = () => pick(['base', 'hover', 'default', 'a/b', 'x~y', 'körper', '品牌', 'padding-and-margin']);
  const tree = (depth: number): Record<string, unknown> =>
    depth === 0 || next() < 0.3
      ? {
          token: `--t${Math.floor(next() * 99)}-`,
          body: { [name()]: value(), font: { color: value(), [name()]: value() } },
        }
      : Object.fromEntries(
          Array.from({ length: 3 }, () => [name(), next() < 0.2 ? [tree(depth - 1)] : tree(depth - 1)]),
        );
  const step = (index: number) => ({
    token: `--s-${index}`,
    label: name(),
    value: pick(['1px', 2, '50%']),
    extra: value(),
  });
  return {
    config: { name: pick(['Sea', '海']), key: 'cxd', extra: value() },
    global: {
      colors: {
        brand: { token: '--colors-brand-', body: { colors: [{ token: '--colors-brand-1', color: '#123', index: 0 }] } },
      },
      fonts: { size: { token: '--s-', body: [step(1), step(2)] } },
      [name()]: value(),
    },
    component: tree(4),
    ...(next() < 0.5 ? { customStyle: { style: '.a { color: red; }' } } : {}),
    [name()]: tree(2),
  } as Theme;
}

it('imports what it exports, for 1,000 themes', () => {
  const next = numbersFrom(2);
  for (let count = 0; count < 1000; count += 1) {
    const theme = randomTheme(next);
    expect(importTheme(exportTheme(theme), ground)).toEqual({ theme, unused: [] });
    expect(importTheme(exportTokens(theme), ground)).toEqual({ theme, unused: [] });
  }
});

it('names every mistake of a file with its place', () => {
  const section = { token: '--x-', body: { color: 'red}', font: { 'a;b': 'blue' } } };
  const global = { fonts: { size: { token: 'size', body: [{ token: '--s-1' }] } } };
  expect(checkTheme({ global, component: {} })).toEqual([
    { pointer: '', code: 'missing', found: 'config' },
    { pointer: '/global/fonts/size/token', code: 'token', found: '"size"' },
    { pointer: '/global/fonts/size/body/0', code: 'missing', found: 'value' },
  ]);
  expect(checkTheme({ config: { name: 'x' }, global: {}, component: { 'a/b': [section] } })).toEqual([
    { pointer: '/component/a~1b/0/body/color', code: 'value', found: '"red}"' },
    { pointer: '/component/a~1b/0/body/font/a;b', code: 'token', found: '"--x-a;b"' },
  ]);
  expect(importTheme('{', ground)).toMatchObject({ mistakes: [{ pointer: '', code: 'json' }] });
  for (const found of ['[1,2]', '5', 'null'])
    expect(importTheme(found, ground)).toEqual({ mistakes: [{ pointer: '', code: 'no-theme', found }] });
});
