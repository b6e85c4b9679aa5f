import type { Theme } from '../../types/generated/theme.ts';
import { readHex } from './color.ts';
import { baseOf } from './house.ts';
import { resolved, themeDeclarations, themeValues, type Values } from './theme-css.ts';

/** What is in force with a theme. */
const valuesOf = (theme: Theme): Values => new Map([...baseOf(theme), ...themeValues(theme)]);

const isColor = (value: string, values: Values): boolean => readHex(resolved(value, values)) !== undefined;

/**
 * One of these variables is empty and the other one has no value, so that `var(--pw-if-light,A)var(--pw-if-dark,B)` is A in the light look
 * and B in the dark one. The sheet of the dark look (src/theme/dark.css) has them the other way round, and outweighs this rule.
 */
export const LOOK_SWITCH = ':where(html){--pw-if-light:initial;--pw-if-dark: ;}\n';

const inLook = (light: string, dark: string): string => `var(--pw-if-light,${light})var(--pw-if-dark,${dark})`;

/**
 * The variables of a light theme's sheet, by name. A variable with another value in the dark twin has both values; the browser takes the
 * one of the reader's look. The sheet needs the rule `LOOK_SWITCH`.
 */
export function declarationsWith(theme: Theme, twin: Theme): Map<string, string> {
  const declarations = themeDeclarations(theme, baseOf(theme));
  const [light, dark] = [valuesOf(theme), valuesOf(twin)];
  for (const name of new Set([...declarations.keys(), ...themeDeclarations(twin, baseOf(twin)).keys()])) {
    const [inLight, inDark] = [light.get(name), dark.get(name)];
    if (inLight === undefined || inDark === undefined) continue;
    const areColors = isColor(inLight, light) && isColor(inDark, dark);
    if (inLight === inDark) declarations.set(name, inLight);
    else declarations.set(name, areColors ? `light-dark(${inLight},${inDark})` : inLook(inLight, inDark));
  }
  return declarations;
}
