import { baseOf } from '../theme/data/house.ts';
import { themeValues, type Values } from '../theme/data/theme-css.ts';
import { loadPanels } from '../theme/panels/load-panel.ts';
import { type FieldPlace, placesIn } from '../theme/panels/places.ts';
import type { Theme } from '../types/generated/theme.ts';
import { houseKinds } from './house-kinds.ts';

/** Where the fields of all panels stand in a theme's editor, by variable. */
export async function fieldPlaces(theme: Theme): Promise<Map<string, FieldPlace>> {
  const panels = await loadPanels();
  return new Map(
    [...panels].flatMap(([name, panel]) => [...placesIn(name, panel, (list) => houseKinds(theme, panel, list))]),
  );
}

/** The variables that are in force with a theme. */
export const valuesInForce = (theme: Theme): Values => new Map([...baseOf(theme), ...themeValues(theme)]);
