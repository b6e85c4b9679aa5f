import type { Theme } from '../../types/generated/theme.ts';
import { readHex } from './color.ts';
import { baseOf } from './house.ts';
import { resolved, themeDeclarations, themeValues, type Values } from './theme-css.ts';

/** What is in force with a theme. */
const valuesOf = (theme: Theme): Values => new Map([...baseOf(theme), ...themeValues(theme)]);

const isColor = (value: string, values: Values): boolean => readHex(resolved(value, values)) !== undefined;

/**
 * What a light theme has otherwise than what is in force without it, as it stands in its sheet, with the colours of its dark twin for
 * readers in the dark look. Sizes and fonts are those of the light theme in both.
 */
export function declarationsWith(theme: Theme, twin: Theme): Map<string, string> {
  const declarations = themeDeclarations(theme, baseOf(theme));
  const [light, dark] = [valuesOf(theme), valuesOf(twin)];
  for (const name of new Set([...declarations.keys(), ...themeDeclarations(twin, baseOf(twin)).keys()])) {
    const [inLight, inDark] = [light.get(name), dark.get(name)];
    if (inLight === undefined || inDark === undefined) continue;
    if (!isColor(inLight, light) || !isColor(inDark, dark)) continue;
    declarations.set(name, inLight === inDark ? inLight : `light-dark(${inLight},${inDark})`);
  }
  return declarations;
}
