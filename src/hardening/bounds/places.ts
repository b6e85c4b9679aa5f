import { useContext, useLayoutEffect, useState } from 'react';
import { type ScreenOfNodes, ScreenOfNodesContext } from '../../state/screen-context.ts';
import { SIGN_IN_FORMS } from './limits.ts';
import { CHART } from './number-limits.ts';

/** Nodes of which a screen shows few at once: each costs as much as a whole list of others. */
export interface CostlyKind {
  types: RegExp;
  /** How many nodes of all these types have a place. */
  places: number;
}

const KINDS: readonly CostlyKind[] = [
  { types: /^chart$/, places: CHART.charts },
  {
    types:
      /^(?:static-)?(?:qr-?code|scan-code|barcode|calendar|input-signature|office-viewer|pdf-viewer|input-rich-text|[\w-]*editor)$/,
    places: 20,
  },
  { types: /^(?:static-)?(?:code|json|markdown|video|audio)$/, places: 100 },
  // Each is a whole page of the platform's.
  { types: /^sign-in$/, places: SIGN_IN_FORMS },
];

/** The kind of a costly node; undefined for other nodes. */
export function costlyKind(schema: unknown): CostlyKind | undefined {
  const type = String(Object(schema).type).toLowerCase();
  return KINDS.find(({ types }) => types.test(type));
}

type Tell = (hasPlace: boolean) => void;

/** The costly nodes of each screen that are there, first come, first served. */
const holders = new WeakMap<ScreenOfNodes, Map<CostlyKind, Set<Tell>>>();

function tellAll(all: ReadonlySet<Tell>, places: number): void {
  for (const [at, tell] of [...all].entries()) tell(at < places);
}

/**
 * Whether a node has one of the places that its screen has for its kind. One that leaves makes room for the next. A React hook.
 */
export function usePlace(kind: CostlyKind): boolean {
  const screen = useContext(ScreenOfNodesContext);
  const [hasPlace, tell] = useState(screen === null);
  useLayoutEffect(() => {
    if (!screen) return;
    const kinds = holders.get(screen) ?? new Map<CostlyKind, Set<Tell>>();
    holders.set(screen, kinds);
    const all = kinds.get(kind) ?? new Set();
    kinds.set(kind, all);
    tellAll(all.add(tell), kind.places);
    return () => {
      all.delete(tell);
      tellAll(all, kind.places);
    };
  }, [screen, kind]);
  return hasPlace;
}
