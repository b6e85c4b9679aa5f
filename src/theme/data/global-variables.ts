import type { Theme } from '../../types/generated/theme.ts';
import { darkNeutral, darkScale } from './dark-scale.ts';
import type { Place, Take } from './variable.ts';

type Global = Theme['global'];
type Colors = NonNullable<Global['colors']>;
type ColorGroup = NonNullable<Colors['brand']>;
type Scale = NonNullable<NonNullable<Global['fonts']>['size']>;
type Sizes = NonNullable<NonNullable<Global['sizes']>['size']>;
type Shadows = NonNullable<NonNullable<Global['shadows']>['shadow']>;
type Families = NonNullable<NonNullable<Global['fonts']>['base']>;
type DataColors = NonNullable<NonNullable<Colors['data']>['body']>[number];

const DERIVED_SIZES = 50;

/** A part of the global data, what makes its variables, and where it stands. */
export interface Part {
  data: object;
  at: Place;
  variables(take: Take): void;
}

/** Where a path leads. */
const placeOf = (...keys: (string | number)[]): Place =>
  keys.reduce<Place | undefined>((parent, key) => ({ key, parent }), undefined)!;

const below = (parent: Place, ...keys: (string | number)[]): Place =>
  keys.reduce<Place>((above, key) => ({ key, parent: above }), parent);

type Make<Data> = (data: Data, at: Place, take: Take) => void;

function part<Data extends object>(data: Data | undefined, make: Make<Data>, ...path: (string | number)[]): Part[] {
  if (!data) return [];
  const at = placeOf('global', ...path);
  return [{ data, at, variables: (take) => make(data, at, take) }];
}

/** The parts of what every component refers to, each of which says its variables by itself. */
export function globalParts({ colors = {}, fonts = {}, borders = {}, sizes = {}, shadows = {} }: Global): Part[] {
  const groups = (of: 'neutral' | 'func', make: Make<ColorGroup>) =>
    (colors[of]?.body ?? []).flatMap((group, index) => part(group, make, 'colors', of, 'body', index));
  return [
    ...part(colors.brand, group(darkScale), 'colors', 'brand'),
    ...groups('neutral', group(darkNeutral)),
    ...groups('func', group(darkScale)),
    ...(colors.data?.body ?? []).flatMap((set, index) => part(set, dataColors, 'colors', 'data', 'body', index)),
    ...part(fonts.base, families, 'fonts', 'base'),
    ...part(fonts.size, scale, 'fonts', 'size'),
    ...part(fonts.lineHeight, scale, 'fonts', 'lineHeight'),
    ...part(fonts.weight, scale, 'fonts', 'weight'),
    ...part(borders.width, scale, 'borders', 'width'),
    ...part(borders.style, scale, 'borders', 'style'),
    ...part(borders.radius, scale, 'borders', 'radius'),
    ...part(sizes.size, derivedSizes, 'sizes', 'size'),
    ...part(shadows.shadow, layers, 'shadows', 'shadow'),
  ];
}

/** A group of colours; `darken` says what they are in the dark look. */
const group =
  (darken: (token: string, colors: string[]) => (string | undefined)[]): Make<ColorGroup> =>
  ({ token, body }, at, take) => {
    const dark = darken(
      token,
      body.colors.map(({ color }) => color),
    );
    for (const [index, step] of body.colors.entries()) {
      const then = dark[index];
      const place = below(at, 'body', 'colors', index, 'color');
      take({ name: step.token, value: step.color, at: place, ...(then ? { dark: then } : {}) });
    }
    if (body.none) take({ name: `${token}none`, value: body.none, at: below(at, 'body', 'none') });
  };

/** `--colors-data-1-1` …: amis has no variables for them; charts read these. */
const dataColors: Make<DataColors> = ({ colors }, at, take) => {
  for (const [index, { value }] of colors.entries()) {
    const name = `--colors-data-${Number(at.key) + 1}-${index + 1}`;
    take({ name, value, at: below(at, 'colors', index, 'value') });
  }
};

const families: Make<Families> = ({ token, body }, at, take) =>
  take({ name: token, value: body.map(({ value }) => value).join(', '), at: below(at, 'body') });

const scale: Make<Scale> = ({ body }, at, take) => {
  for (const [index, { token, value }] of body.entries())
    take({ name: token, value: String(value), at: below(at, 'body', index, 'value') });
};

/** `--sizes-base-1` … `--sizes-base-50`: the start plus so many steps. */
const derivedSizes: Make<Sizes> = ({ token, body, base = 0.125, start = '0.125rem' }, at, take) => {
  scale({ token, body }, at, take);
  const first = Number.parseFloat(String(start)) || 0;
  const unit = String(start).replace(/^[-\d.]+/, '') || 'rem';
  for (let step = 0; step < DERIVED_SIZES; step += 1) {
    const value = `${Number((first + step * base).toFixed(4))}${unit}`;
    take({ name: `--sizes-base-${step + 1}`, value, at: below(at, 'start') });
  }
};

const layers: Make<Shadows> = ({ body }, at, take) => {
  for (const [index, { token, value }] of body.entries()) {
    const written = value.map(({ inset, x, y, blur, spread, color }) =>
      [...(inset ? ['inset'] : []), x, y, blur, spread, color].join(' '),
    );
    take({ name: token, value: written.join(', ') || 'none', at: below(at, 'body', index, 'value') });
  }
};
