import type { Route, ScreenRoute } from '../types/start.ts';

const isFixed = ({ path }: Route): boolean => !/[:*]/.test(path);

/**
 * The row that speaks for what is shown: the one it is shown for, or for a screen that stands in, such as "not found", the
 * screen's own; a row with a fixed path before those that catch others.
 */
export function routeOfScreen(
  { screen, route }: { screen: { id: string }; route: ScreenRoute | null },
  routes: readonly Route[],
): ScreenRoute | null {
  if (route?.screen === screen.id) {
    return route;
  }
  const rows = routes.filter((row): row is ScreenRoute => 'screen' in row && row.screen === screen.id);
  return rows.find(isFixed) ?? rows[0] ?? route;
}
