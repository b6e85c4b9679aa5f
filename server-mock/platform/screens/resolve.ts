import type { AmisPage } from '../../../src/types/amis.ts';
import type { Layer } from '../../../src/types/start.ts';

/** The layers, nearest first. */
export const layersNearestFirst: readonly Layer[] = ['app', 'company', 'platform', 'builtin'];

/** A screen as one layer has it. */
export interface LayerScreen {
  layer: Layer;
  version: number;
  schema: AmisPage;
  /** Why it cannot be shown; absent for a valid one. */
  problem?: string;
}

/** The screens of the built-in layer. */
export interface ShippedScreens {
  get(id: string): LayerScreen | undefined;
  ids(): string[];
}

/** What became of one layer in a search. */
export interface Step {
  layer: Layer;
  outcome: 'used' | 'rejected' | 'absent' | 'skipped';
}

/**
 * Picks the screen in force: the nearest layer that has a valid one. `top` leaves nearer layers out.
 * The trace tells for each layer what became of it.
 */
export function resolveScreen(
  screens: readonly LayerScreen[],
  top: Layer = 'app',
): { screen: LayerScreen | null; trace: Step[] } {
  const start = layersNearestFirst.indexOf(top);
  let used: LayerScreen | null = null;
  const trace = layersNearestFirst.map((layer, index): Step => {
    const candidate = screens.find((screen) => screen.layer === layer);
    if (!candidate) return { layer, outcome: 'absent' };
    if (index < start || used) return { layer, outcome: 'skipped' };
    if (candidate.problem !== undefined) return { layer, outcome: 'rejected' };
    used = candidate;
    return { layer, outcome: 'used' };
  });
  return { screen: used, trace };
}
