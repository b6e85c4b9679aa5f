import type { Texts } from '../../i18n/translate.ts';
import { loadPanel } from '../../theme/panels/load-panel.ts';
import { placesIn } from '../../theme/panels/places.ts';
import { panelIn } from '../../theme/panels/words.ts';
import type { Theme } from '../../types/generated/theme.ts';
import { houseKinds } from '../house-kinds.ts';
import type { ContrastStore } from './contrast-store.ts';
import { measure } from './measure.ts';

/** What is behind a page that has no background of its own. */
const GROUND = { light: '#ffffff', dark: '#121212' };

interface Looked {
  theme: Theme;
  look: 'light' | 'dark';
  texts: Texts;
}

/**
 * Looks at the samples of a component that stand in a document, and keeps what is found. In the dark look of a light theme no colours are
 * offered: they would hold for the light look as well.
 */
export async function lookAt(page: Document, key: string, store: ContrastStore, now: () => Looked): Promise<void> {
  const panel = await loadPanel(key);
  // The frame may show another page by now.
  if (!panel || !page.defaultView) return;
  const { theme, look, texts } = now();
  const isDark = theme.config.isDark === true;
  const places = placesIn(key, panelIn(panel, texts), (list) => houseKinds(theme, panel, list));
  const { faint, exempt } = measure(page, places, GROUND[isDark ? 'dark' : look]);
  const isOther = look === 'dark' && !isDark;
  store.put(key, { faint: isOther ? faint.map(({ nearest: _, ...each }) => each) : faint, exempt });
}
