import { checkTheme } from '../../../src/theme/data/check-theme.ts';
import type { Theme } from '../../../src/types/generated/theme.ts';

/** What a theme is kept as: a page that shows the theme's data, so that drafts, versions and comparisons are those of screens. */
export const pageOfTheme = (name: string, theme: object): Record<string, unknown> => ({
  type: 'page',
  title: name,
  data: { theme },
  body: [{ type: 'json', id: 'theme', source: `\${theme}` }],
});

const read = new WeakMap<object, Theme | null>();

/** The theme of a page; null for a page that has none, as somebody may have published it. It is looked through once. */
export function themeOfPage(page: object): Theme | null {
  const known = read.get(page);
  if (known !== undefined) return known;
  const { data } = page as { data?: { theme?: unknown } };
  const theme = data?.theme;
  const found = checkTheme(theme).length === 0 ? (theme as Theme) : null;
  read.set(page, found);
  return found;
}

/** The screen that a theme is kept as. */
export const screenOfTheme = (id: number | string): string => `theme/${id}`;
