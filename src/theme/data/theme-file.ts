import type { Theme } from '../../types/generated/theme.ts';
import { checkTheme, type ThemeMistake, tooDeep } from './check-theme.ts';
import { isObject } from './component-variables.ts';
import { withRatingList } from './rating-colors.ts';
import { isTokens, readTokens } from './tokens/read-tokens.ts';
import { takeTokens } from './tokens/take-tokens.ts';
import { EXTENSION, tokensOf } from './tokens/write-tokens.ts';

const LONGEST_SHOWN = 80;

/** A token of a file that has no place in a theme. */
export interface UnusedToken {
  name: string;
  pointer: string;
}

type Read = { theme: Theme; unused: UnusedToken[] } | { mistakes: ThemeMistake[] };

/** A theme as a file, as the tools of amis read it. */
export const exportTheme = (theme: Theme): string => `${JSON.stringify(withRatingList(theme), null, 2)}\n`;

/** A theme as a file of design tokens. */
export const exportTokens = (theme: Theme): string => `${JSON.stringify(tokensOf(theme), null, 2)}\n`;

/** The theme that a file of tokens has brought along, checked; where it has none, the ground that its tokens are laid on. */
function groundOf(file: Record<string, unknown>, ground: Theme): Read {
  const extensions = file['$extensions'];
  const own = isObject(extensions) ? extensions[EXTENSION] : undefined;
  if (!isObject(own) || own['theme'] === undefined) {
    const { $description } = file;
    const name = typeof $description === 'string' ? $description.trim().slice(0, 60) : '';
    return { theme: name ? { ...ground, config: { name } } : ground, unused: [] };
  }
  const mistakes = checkTheme(own['theme']).map((mistake) => ({
    ...mistake,
    pointer: `/$extensions/${EXTENSION}/theme${mistake.pointer}`,
  }));
  return mistakes.length > 0 ? { mistakes } : { theme: own['theme'] as Theme, unused: [] };
}

function importTokens(file: Record<string, unknown>, ground: Theme): Read {
  const { tokens, mistakes } = readTokens(file);
  if (mistakes.length > 0) return { mistakes };
  const base = groundOf(file, ground);
  if ('mistakes' in base) return base;
  const { theme, unused } = takeTokens(base.theme, tokens);
  const left = checkTheme(theme);
  if (left.length > 0) return { mistakes: left };
  return { theme, unused: unused.map(({ name, pointer }) => ({ name: name.join('.'), pointer })) };
}

/**
 * The theme of a file, with everything in it, or all that is wrong with it. Design tokens are recognised by their content.
 * @param ground the theme in which the values of design tokens take their places
 */
export function importTheme(text: string, ground: Theme): Read {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { mistakes: [{ pointer: '', code: 'json', found: (error as Error).message.slice(0, LONGEST_SHOWN) }] };
  }
  if (!isObject(data) || Array.isArray(data))
    return { mistakes: [{ pointer: '', code: 'no-theme', found: text.trim().slice(0, LONGEST_SHOWN) }] };
  const deep = tooDeep(data);
  if (deep) return { mistakes: [deep] };
  if (isTokens(data)) return importTokens(data, ground);
  const mistakes = checkTheme(data);
  return mistakes.length > 0 ? { mistakes } : { theme: data as Theme, unused: [] };
}
