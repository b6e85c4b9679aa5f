import { hashOf, type LocalScreen, type State } from './folder.ts';
import type { PublishedScreen } from './server.ts';

/** How a screen stands: nobody changed it; changed in the folder, on the server, or differently in both since the last pull. */
export type Side = 'same' | 'here' | 'server' | 'both';

export interface Standing {
  id: string;
  side: Side;
  /** What the change comes to, seen from the last pull. */
  kind: 'added' | 'changed' | 'removed';
  local: LocalScreen | undefined;
  published: PublishedScreen | undefined;
}

const NONE = '';

function sideOf(base: string, local: string, published: string): Side {
  if (local === published) return 'same';
  if (base === published) return 'here';
  return base === local ? 'server' : 'both';
}

function kindOf(base: string, now: string): Standing['kind'] {
  if (base === NONE) return 'added';
  return now === NONE ? 'removed' : 'changed';
}

/** Compares the folder with the server, by what was there at the last pull. Content counts: what is published again unchanged has not changed. */
export function standings(
  state: State | null,
  local: ReadonlyMap<string, LocalScreen>,
  published: readonly PublishedScreen[],
): Standing[] {
  const remote = new Map(published.map((screen) => [screen.id, screen]));
  const ids = new Set([...Object.keys(state?.screens ?? {}), ...local.keys(), ...remote.keys()]);
  return [...ids].sort().map((id) => {
    const [mine, theirs] = [local.get(id), remote.get(id)];
    const base = state?.screens[id]?.hash ?? NONE;
    const here = mine ? hashOf(mine.schema) : NONE;
    const there = theirs ? hashOf(theirs.schema) : NONE;
    const side = sideOf(base, here, there);
    return { id, side, kind: kindOf(base, side === 'server' ? there : here), local: mine, published: theirs };
  });
}

/** The state after folder and server have become the same. */
export const stateOf = (place: string, published: readonly PublishedScreen[]): State => ({
  place,
  screens: Object.fromEntries(published.map(({ id, version, schema }) => [id, { version, hash: hashOf(schema) }])),
});
