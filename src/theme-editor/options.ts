import { themeOptions } from '../theme/inputs/values/theme-options.ts';
import type { Theme } from '../types/generated/theme.ts';

const made = new WeakMap<object, object>();

/** What fields offer of a theme's global values, made once for the same values. */
export function optionsOf(theme: Theme): object {
  const known = made.get(theme.global);
  if (known) return known;
  const options = themeOptions(theme);
  made.set(theme.global, options);
  return options;
}
