import type { Layer, RouteTable } from '../types/start.ts';

const FARTHEST_FIRST: readonly Layer[] = ['builtin', 'platform', 'company', 'app'];

/** Whether a layer may override a screen whose lowest layer is given. */
export function mayOverride(layer: Layer, lowest: Layer): boolean {
  return FARTHEST_FIRST.indexOf(layer) <= FARTHEST_FIRST.indexOf(lowest);
}

/**
 * The lowest layer that may override a screen. A built-in screen of which the route table says nothing is the platform's; a page that
 * no built-in screen has belongs to whoever made it, down to an app.
 */
export function lowestLayerOf({ overridable }: RouteTable, screen: string, isBuiltin: boolean): Layer {
  const stated = overridable && Object.hasOwn(overridable, screen) ? overridable[screen] : undefined;
  return stated ?? (isBuiltin ? 'platform' : 'app');
}

/** A route table that states the lowest layer of each built-in screen, for those who do not know which screens are built in. */
export function withLowest(table: RouteTable, builtin: Iterable<string>): RouteTable {
  const stated = [...builtin].map((screen) => [screen, lowestLayerOf(table, screen, true)] as const);
  return { ...table, overridable: { ...table.overridable, ...Object.fromEntries(stated) } };
}
