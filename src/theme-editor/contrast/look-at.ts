import type { Texts } from '../../i18n/translate.ts';
import { loadPanel } from '../../theme/panels/load-panel.ts';
import { type FieldPlace, placesIn } from '../../theme/panels/places.ts';
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
 * Looks at the samples of components that stand in a document, and keeps what is found. In the dark look of a light theme no colours are
 * offered: they would hold for the light look as well.
 */
export async function lookAt(
  page: Document,
  keys: readonly string[],
  store: ContrastStore,
  now: () => Looked,
): Promise<void> {
  const panels = await Promise.all(keys.map(loadPanel));
  // The frame may show another page by now.
  if (!page.defaultView) return;
  const { theme, look, texts } = now();
  const isDark = theme.config.isDark === true;
  const placesOf = new Map<string, ReadonlyMap<string, FieldPlace>>();
  for (const [at, panel] of panels.entries())
    if (panel)
      placesOf.set(
        keys[at]!,
        placesIn(keys[at]!, panelIn(panel, texts), (list) => houseKinds(theme, panel, list)),
      );
  const found = measure(page, placesOf, GROUND[isDark ? 'dark' : look]);
  const isOther = look === 'dark' && !isDark;
  if (isOther) for (const { faint } of found.values()) for (const each of faint) delete each.nearest;
  store.put(found);
}
