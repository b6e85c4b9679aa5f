import type { Appearance } from '../types/start.ts';
import { wearAppearance } from './appearance.ts';
import type { WornTheme } from './worn-theme.ts';

const ID = 'pagewright-theme';

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
