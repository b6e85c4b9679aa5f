import type { Appearance } from '../types/start.ts';
import { wearAppearance } from './appearance.ts';

/** The theme that a document wears. */
export interface WornTheme {
  id: string;
  /** Its style sheet. */
  css: string;
  /** Everybody sees it in the dark look. */
  isDark: boolean;
}

const ID = 'pagewright-theme';

/** The theme that the server has put into this document; null without one. The sheet of a large one stands in a file. */
export function wornTheme(page: Document = document): WornTheme | null {
  const sheet = page.getElementById(ID);
  if (!sheet) return null;
  const { id = '', dark } = sheet.dataset;
  return { id, css: sheet.textContent, isDark: dark !== undefined };
}

/** Puts a theme in force, or takes it away, and gives the document the look that goes with it. */
export function wearTheme(theme: WornTheme | null, appearance: Appearance, page: Document = document): void {
  page.getElementById(ID)?.remove();
  if (theme) {
    const sheet = page.createElement('style');
    sheet.id = ID;
    sheet.dataset['id'] = theme.id;
    if (theme.isDark) sheet.dataset['dark'] = '';
    sheet.textContent = theme.css;
    page.head.append(sheet);
  }
  wearAppearance(theme?.isDark ? 'dark' : appearance, page);
}
