import { expect, it } from 'vitest';
import light from '../../../../schemas/theme/platform.json' with { type: 'json' };
import antd from '../../../../schemas/theme/presets/antd.json' with { type: 'json' };
import contrast from '../../../../schemas/theme/presets/contrast.json' with { type: 'json' };
import type { Theme } from '../../../types/generated/theme.ts';
import { shades } from '../scales.ts';
import { exportTokens, importTheme } from '../theme-file.ts';

const house = light as Theme;

type Tree = Record<string, unknown>;

const written = (theme: Theme): Tree => JSON.parse(exportTokens(theme)) as Tree;
const read = (file: object) => importTheme(JSON.stringify(file), house);

function taken(file: object): { theme: Theme; unused: string[] } {
  const found = read(file);
  if ('mistakes' in found) throw new Error(JSON.stringify(found.mistakes));
  return { theme: found.theme, unused: found.unused.map(({ name }) => name) };
}

function mistakesOf(file: object) {
  const found = read(file);
  return 'mistakes' in found ? found.mistakes.map(({ pointer, code }) => [pointer, code]) : [];
}

const brandOf = ({ global }: Theme) => global.colors!.brand!.body.colors.map(({ color }) => color);
const stepsOf = (scale: { body: { token: string; value: unknown }[] } | undefined) =>
  Object.fromEntries(scale!.body.map(({ token, value }) => [token, value]));

it('writes colours, lengths, fonts, lines and shadows as the format has them', () => {
  const file = written(house) as Record<string, Tree> & { color: { brand: Tree; neutral: Record<string, Tree> } };
  expect(file.color.brand['5']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.0549, 0.43529, 0.36078], alpha: 1, hex: '#0e6f5c' },
    $description: undefined,
  });
  expect(file.color.brand['default']).toEqual({ $type: 'color', $value: '{color.brand.5}' });
  expect(file.color.neutral['fill']!['none']).toMatchObject({ $value: { alpha: 0 } });
  expect(file['border']!['width']).toMatchObject({ 2: { $type: 'dimension', $value: { value: 1, unit: 'px' } } });
  expect(file['border']!['style']).toEqual(expect.objectContaining({ 2: { $type: 'strokeStyle', $value: 'solid' } }));
  expect(file['font']!['family']).toMatchObject({ $type: 'fontFamily' });
  expect(file['font']!['weight']).toMatchObject({ 1: { $type: 'fontWeight', $value: 900 } });
  expect(file['font']!['line-height']).toMatchObject({ 1: { $type: 'number', $value: 1.25 } });
  expect(file['shadow']!['sm']).toMatchObject({
    $type: 'shadow',
    $value: [{ offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' }, color: { alpha: 0.06 } }],
  });
  // The format has neither percentages nor `auto`.
  expect(file['border']!['radius']).not.toHaveProperty('7');
  expect(file['space']).not.toHaveProperty('1');
});

it('gives back the same theme, and the same tokens where only these travel', () => {
  for (const theme of [house, antd, contrast] as Theme[]) {
    expect(read(written(theme))).toEqual({ theme, unused: [] });
    const { $extensions: _, ...tokens } = written(theme);
    const { theme: made, unused } = taken(tokens);
    const { $extensions: __, ...again } = written(made);
    expect([again, unused]).toEqual([tokens, []]);
  }
});

it('takes what another tool has changed in such a file', () => {
  const file = written(house) as { color: { brand: Record<string, Tree> }; border: { radius: Record<string, Tree> } };
  file.color.brand['5']!['$value'] = '#AA0000';
  file.color.brand['hover']!['$value'] = '{color.brand.7}';
  file.border.radius['2']!['$value'] = { value: 0.5, unit: 'rem' };
  const { global, component } = taken(file).theme;
  expect(global.colors!.brand!.body.colors[4]).toMatchObject({ token: '--colors-brand-5', color: '#aa0000' });
  expect(global.colors!.brand!.body.common).toContainEqual({ id: 'hover', label: 'hover', color: 6 });
  expect(global.borders!.radius!.body[1]).toEqual({ label: '2', token: '--borders-radius-2', value: '0.5rem' });
  expect(component).toEqual(house.component);
});

it('writes a value that refers to another one as an alias, and reads it', () => {
  const theme = structuredClone(house);
  theme.global.colors!.brand!.body.colors[3]!.color = 'var(--colors-brand-5)';
  const file = written(theme);
  expect(file).toMatchObject({ color: { brand: { 4: { $value: '{color.brand.5}' } } } });
  expect(read(file)).toEqual({ theme, unused: [] });
});

it('reads the colours of all spaces, with opacity, and of older files', () => {
  const colorOf = ($value: unknown) => brandOf(taken({ color: { brand: { 5: { $type: 'color', $value } } } }).theme)[4];
  const of = (colorSpace: string, components: unknown[], alpha?: number) => colorOf({ colorSpace, components, alpha });
  expect(of('srgb', [1, 0, 0])).toBe('#ff0000');
  expect(of('srgb', [1, 0, 0], 0.5)).toBe('rgba(255, 0, 0, 0.5)');
  expect(of('hsl', [0, 100, 50])).toBe('#ff0000');
  expect(of('oklch', [0.62796, 0.25768, 29.234])).toBe('#ff0000');
  expect(of('lab', [100, 0, 'none'])).toBe('#ffffff');
  for (const space of ['display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'srgb-linear'])
    expect([space, of(space, [1, 1, 1])]).toEqual([space, '#ffffff']);
  expect(of('xyz-d65', [0, 0, 0])).toBe('#000000');
  expect([colorOf('#F00'), colorOf('#ff000080')]).toEqual(['#ff0000', 'rgba(255, 0, 0, 0.50196)']);
});

it('takes the type from the token, from the token it stands for, or from a group, and $root for a group', () => {
  const file = {
    color: {
      $type: 'color',
      brand: { $root: { $value: '#2468f2' }, text: { $value: '{color.brand}' } },
    },
    size: { $type: 'dimension', extra: { $value: '{color.brand.$root}' } },
    color2: { danger: { $type: 'color', $value: { $ref: '#/color/brand/$root/$value' } } },
  };
  const { theme, unused } = taken(file);
  expect(brandOf(theme)).toEqual(shades('#2468f2'));
  expect(unused).toEqual(['color.brand.text', 'size.extra']);
});

it('takes the scales of other tools by the names that they give them', () => {
  const blue = [
    '#eff6ff',
    '#dbeafe',
    '#bfdbfe',
    '#93c5fd',
    '#60a5fa',
    '#3b82f6',
    '#2563eb',
    '#1d4ed8',
    '#1e40af',
    '#1e3a8a',
    '#172554',
  ];
  const numbers = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
  const scale = Object.fromEntries(blue.map(($value, at) => [numbers[at]!, { $value }]));
  const { theme, unused } = taken({
    color: {
      $type: 'color',
      palette: { blue: scale },
      primary: Object.fromEntries(numbers.map((at) => [at, { $value: `{color.palette.blue.${at}}` }])),
      danger: { $value: '#dc2626' },
      text: { primary: { $value: '#111111' } },
    },
    radius: {
      $type: 'dimension',
      sm: { $value: '3px' },
      lg: { $value: { value: 9, unit: 'px' } },
      odd: { $value: '5px' },
    },
    fontSize: { xs: { $type: 'dimension', $value: '11px' } },
    spacing: { 4: { $type: 'dimension', $value: '1.75rem' } },
    shadow: {
      md: {
        $type: 'shadow',
        $value: { color: '#0000001a', offsetX: '0px', offsetY: '3px', blur: '6px', spread: '0px' },
      },
    },
    font: {
      body: { $type: 'fontFamily', $value: ['Open Sans', 'sans-serif'] },
      mono: { $type: 'fontFamily', $value: 'Menlo' },
    },
    motion: { fast: { $type: 'duration', $value: { value: 100, unit: 'ms' } } },
  });
  expect(brandOf(theme)).toEqual([
    '#172554',
    '#1e3a8a',
    '#1d4ed8',
    '#2563eb',
    '#3b82f6',
    '#60a5fa',
    '#93c5fd',
    '#bfdbfe',
    '#dbeafe',
    '#eff6ff',
  ]);
  const error = theme.global.colors!.func!.body!.find(({ token }) => token === '--colors-error-')!;
  expect(error.body.colors[4]!.color).toBe('#dc2626');
  expect(stepsOf(theme.global.borders!.radius)).toMatchObject({
    '--borders-radius-2': '3px',
    '--borders-radius-4': '9px',
    '--borders-radius-odd': '5px',
  });
  expect(stepsOf(theme.global.fonts!.size)['--fonts-size-9']).toBe('11px');
  expect(stepsOf(theme.global.sizes!.size)).toMatchObject({
    '--sizes-size-4': '0.375rem',
    '--sizes-size-spacing-4': '1.75rem',
  });
  expect(theme.global.shadows!.shadow!.body.find(({ label }) => label === 'md')!.value).toEqual([
    { inset: false, x: '0px', y: '3px', blur: '6px', spread: '0px', color: 'rgba(0, 0, 0, 0.10196)' },
  ]);
  expect(theme.global.fonts!.base!.body).toEqual([{ value: '"Open Sans"' }, { value: 'sans-serif' }]);
  expect(unused.sort()).toEqual([
    'color.palette.blue.800',
    'color.primary.800',
    'color.text.primary',
    'font.mono',
    'motion.fast',
  ]);
});

it('names every token that is wrong with its pointer', () => {
  const file = {
    a: { $type: 'color', one: { $value: '{a.two}' }, two: { $value: '{a.one}' }, 'x/y': { $value: '{b.none}' } },
    b: { $value: '#ff0000' },
    c: { $type: 'dimension', $value: '4 pixels' },
    d: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0] } },
    e: { $extends: '{a}', one: { $type: 'shadow', $value: { color: '#000', blur: {} } } },
    f: { $type: 'fontFamily', $value: 'a";}' },
  };
  expect(mistakesOf(file)).toEqual([
    ['/e/$extends', 'extends'],
    ['/a/one', 'cycle'],
    ['/a/two', 'cycle'],
    ['/a/x~1y', 'dangling'],
    ['/b', 'typeless'],
    ['/c', 'unfit'],
    ['/d', 'unfit'],
    ['/e/one', 'unfit'],
    ['/f', 'unfit'],
  ]);
  const broken = { ...written(house), $extensions: { pagewright: { theme: { config: {} } } } };
  expect(mistakesOf(broken)[0]).toEqual(['/$extensions/pagewright/theme', 'missing']);
});

it('refuses aliases that would grow without end', () => {
  const layer = { color: '#000', offsetX: 0, offsetY: 0, blur: 0, spread: 0 };
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `s${at}`,
      { $type: 'shadow', $value: at === 0 ? Array(40).fill(layer) : Array(40).fill(`{s${at - 1}}`) },
    ]),
  );
  expect(mistakesOf(many)).toContainEqual(['/s1', 'unfit']);
  const chain = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`t${at}`, { $type: 'color', $value: `{t${at + 1}}` }]),
  );
  expect(mistakesOf(chain)).toContainEqual(['/t0', 'cycle']);
});
