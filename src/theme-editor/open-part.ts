import { loadPanel } from '../theme/panels/load-panel.ts';
import { stateOf } from '../theme/panels/panel.ts';
import { type FieldPlace, placesIn } from '../theme/panels/places.ts';
import type { Theme } from '../types/generated/theme.ts';
import type { Editing, Selected } from './context.ts';
import { fieldPlaces, valuesInForce } from './field-places.ts';
import { houseKinds } from './house-kinds.ts';
import { placeOf } from './place-of.ts';

/** Where the fields of a sample's form stand, in the state in which it was clicked. */
async function placesOfSample(theme: Theme, { panel, part, index, state }: Selected): Promise<Map<string, FieldPlace>> {
  const loaded = await loadPanel(String(panel));
  const shown = loaded?.forms[String(part)] && stateOf(loaded.forms[String(part)]!, String(state));
  const places = loaded ? placesIn(String(panel), loaded, (list) => houseKinds(theme, loaded, list)) : [];
  return new Map(
    [...places].filter(
      ([, place]) =>
        place.part === part && place.index === index && (place.state === undefined || place.state === shown),
    ),
  );
}

/**
 * Opens the form for what was clicked in a preview: that of the sample, with the group for the part of it, else the one that gives an
 * element of a page its look.
 */
export async function openPart(editing: Editing, target: Element, sample: Selected | null): Promise<void> {
  const { theme } = editing.session.state();
  const places = await (sample ? placesOfSample(theme, sample) : fieldPlaces(theme));
  const place = placeOf(target, places, valuesInForce(theme));
  if (sample) editing.open({ ...sample, ...(place && { group: place.group }) });
  else if (place) editing.open({ form: 'panel', ...place });
}
