import light from '../../../schemas/theme/platform.json' with { type: 'json' };
import dark from '../../../schemas/theme/platform-dark.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { laidOver } from './paths.ts';

/** The platform's own look. */
export const house = light as Theme;
const inDark = laidOver(house, { global: (dark as Theme).global }) as Theme;

/**
 * A theme with all global parts: those that it leaves open are as in the platform's own look, so that there is something to change. Its
 * sheet stays the same.
 */
export function wholeTheme(theme: Theme): Theme {
  const ground = theme.config.isDark ? inDark : house;
  const groups = Object.entries(ground.global).map(([name, parts]) => [
    name,
    { ...(parts as object), ...(theme.global[name] as object | undefined) },
  ]);
  return { ...theme, global: { ...theme.global, ...Object.fromEntries(groups) } };
}
