import type { ShownScreen } from '../state/state.ts';
import type { Layer, ScreenPart } from '../types/start.ts';

/** What the server tells of a change: the version that a layer has from now on, or 0 when it has none any more. */
export interface ScreenChange {
  id: string;
  layer: Layer;
  version: number;
}

/** Farthest first, as the nearest layer wins. */
const LAYERS: Layer[] = ['builtin', 'platform', 'company', 'app'];

/**
 * Whether a change may concern what is shown. A reader who comes back is told of more than was missed, and of everything in the order in
 * which it happened: what is shown already, and what lies below it, is no reason to ask. What is taken away above it may have failed
 * here, which is told of no longer then.
 */
function concerns({ id, layer, version }: ScreenChange, shown: ScreenPart): boolean {
  if (id !== shown.id) {
    return false;
  }
  const above = LAYERS.indexOf(layer) - LAYERS.indexOf(shown.layer);
  return above === 0 ? version !== shown.version : above > 0;
}

/** A screen with parts says which layer it acts as, not which layer it is of itself: any change of its own may concern it. */
function concernsAny(change: ScreenChange, screen: ShownScreen): boolean {
  const { parts = [] } = screen;
  return parts.length > 0
    ? change.id === screen.id || parts.some((part) => concerns(change, part))
    : concerns(change, screen);
}

/**
 * Gathers the changes that are told in one go, and says of every shown screen once that it is to be asked for.
 * @param shown the screens that are shown when it comes to that
 */
export function gatherNews(
  shown: () => ShownScreen[],
  ask: (screen: ShownScreen) => void,
): (change: ScreenChange) => void {
  const latest = new Map<string, ScreenChange>();

  function tell(): void {
    const changes = [...latest.values()];
    latest.clear();
    for (const screen of shown()) {
      if (changes.some((change) => concernsAny(change, screen))) {
        ask(screen);
      }
    }
  }

  return (change) => {
    if (latest.size === 0) {
      setTimeout(tell);
    }
    latest.set(`${change.id} ${change.layer}`, change);
  };
}
