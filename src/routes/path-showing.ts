import type { Route } from '../types/start.ts';

const PARAMETER = /:(\w+)/g;

/**
 * The path at which a row shows a screen, as page or frame; null when it shows another. A row whose screen is `area/:name` shows each screen
 * of that area, so the id says what stands for the name. Other parameters stay.
 */
export function pathShowing(route: Route, id: string): string | null {
  if (!('screen' in route)) return null;
  const { screen, shell, path } = route;
  if (screen === id || shell === id) return path;
  const names = [...screen.matchAll(PARAMETER)].map(([, name]) => name!);
  if (names.length === 0) return null;
  const found = new RegExp(`^${screen.replace(PARAMETER, '([a-z0-9-]+)')}$`).exec(id);
  return found && names.reduce((whole, name, at) => whole.replace(`:${name}`, found[at + 1]!), path);
}
