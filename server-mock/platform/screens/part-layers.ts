import type { Layer } from '../../../src/types/start.ts';
import { layersNearestFirst } from './resolve.ts';
import type { ResolvedScreen } from './resolved-screen.ts';

/** The topmost layers of single parts, by their ids. */
export type PartLayers = ReadonlyMap<string, Layer>;

/** Reads `partLayers` of a query: `AREA/NAME:LAYER` with commas between. The contract has checked its form. */
export function readPartLayers(text: string | undefined): PartLayers | undefined {
  return text === undefined ? undefined : new Map(text.split(',').map((entry) => entry.split(':') as [string, Layer]));
}

/** Those entries that change something: their parts stand in the screen, with an override of a nearer layer. In order of the ids. */
export function effective(partLayers: PartLayers, { id: page, overriding }: ResolvedScreen): PartLayers {
  const isNearer = (one: Layer, other: Layer) => layersNearestFirst.indexOf(one) < layersNearestFirst.indexOf(other);
  const entries = [...partLayers].filter(([id, layer]) =>
    overriding.some((override) => override.id === id && id !== page && isNearer(override.layer, layer)),
  );
  return new Map(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
