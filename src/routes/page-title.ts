import type { Route, ScreenRoute } from '../types/start.ts';

/** What a title is found by: the screen that is shown, and the route it is shown for. */
export interface Shown {
  screen: { id: string; schema: { title?: unknown } };
  route: ScreenRoute | null;
}

/**
 * The title of what is shown, with its `i18n:` keys: the page's own if it is a plain text, else that of the route which shows
 * this screen. A message such as "not found" stands in for other pages and has its title from its own route.
 */
export function pageTitle({ screen, route }: Shown, routes: readonly Route[]): string {
  const own = screen.schema.title;
  if (typeof own === 'string' && own !== '' && !own.includes('${')) {
    return own;
  }
  return routeOfScreen({ screen, route }, routes)?.title ?? '';
}

/** The row that speaks for what is shown: the one it is shown for, or for a screen that stands in, the screen's own. */
export function routeOfScreen({ screen, route }: Shown, routes: readonly Route[]): ScreenRoute | null {
  if (route?.screen === screen.id) {
    return route;
  }
  const home = routes.find((row): row is ScreenRoute => 'screen' in row && row.screen === screen.id);
  return home ?? route;
}
