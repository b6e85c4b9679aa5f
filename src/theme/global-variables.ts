import type { ColorGroup, Scale, ShadowPart, ThemeGlobal, ThemeVariation } from './theme.ts';
import type { Variable } from './variable.ts';

const DERIVED_SIZES = 50;

/** The variables every component refers to: colours, fonts, borders, sizes, shadows. */
export function globalVariables({ colors, fonts, borders, sizes, shadows }: ThemeGlobal): Variable[] {
  const scales = [fonts.size, fonts.lineHeight, fonts.weight, borders.width, borders.style, borders.radius, sizes.size];
  return [
    ...colorVariables(colors),
    [fonts.base.token, fonts.base.body.map(({ value }) => value).join(', ')],
    ...scales.flatMap(scaleVariables),
    ...derivedSizes(sizes.size),
    ...shadowVariables(shadows),
  ];
}

/** Those that a variation of a theme has of its own. */
export function variationVariables({ colors, shadows }: ThemeVariation['global']): Variable[] {
  return [...colorVariables(colors), ...shadowVariables(shadows)];
}

function colorVariables({ brand, neutral, func }: ThemeGlobal['colors']): Variable[] {
  return [brand, ...neutral.body, ...func.body].flatMap(groupVariables);
}

function shadowVariables({ shadow }: ThemeGlobal['shadows']): Variable[] {
  return shadow.body.map(({ token, value }) => [token, shadowValue(value)]);
}

function groupVariables({ token, body }: ColorGroup): Variable[] {
  const none: Variable[] = body.none ? [[`${token}none`, body.none]] : [];
  return [...body.colors.map(({ token, color }): Variable => [token, color]), ...none];
}

function scaleVariables({ body }: Scale): Variable[] {
  return body.map(({ token, value }) => [token, String(value)]);
}

/** `--sizes-base-1` … `--sizes-base-50`: the start plus so many steps; see theme-tokens of the public theme shape. */
function derivedSizes({ base, start }: { base: number; start: string }): Variable[] {
  const first = Number.parseFloat(start);
  const unit = start.replace(/^[\d.]+/, '') || 'rem';
  return Array.from({ length: DERIVED_SIZES }, (_, index) => [
    `--sizes-base-${index + 1}`,
    `${Number((first + index * base).toFixed(4))}${unit}`,
  ]);
}

function shadowValue(parts: ShadowPart[]): string {
  return parts
    .map(({ inset, x, y, blur, spread, color }) => `${inset ? 'inset ' : ''}${x} ${y} ${blur} ${spread} ${color}`)
    .join(', ');
}
