import { evaluate } from 'amis-formula';
import type { Route, ScreenRoute } from '../types/start.ts';
import type { AccessContext } from './access.ts';
import { routeOfScreen } from './route-of-screen.ts';

/** What a title is found by: the screen that is shown, and the route it is shown for. */
export interface Shown {
  screen: { id: string; schema: { title?: unknown } };
  route: ScreenRoute | null;
}

/**
 * The title of what is shown, with its `i18n:` keys: the page's own if it is a plain text, else that of the route which shows
 * this screen. A route's title may be a `${…}` formula over `context`; a page's may not, because its data are not known here.
 * A message such as "not found" stands in for other pages and has its title from its own route.
 */
export function pageTitle({ screen, route }: Shown, routes: readonly Route[], context: AccessContext): string {
  const own = screen.schema.title;
  if (typeof own === 'string' && own !== '' && !own.includes('${')) {
    return own;
  }
  const title = routeOfScreen({ screen, route }, routes)?.title ?? '';
  return title.includes('${') ? String(evaluate(title, context, { defaultFilter: 'raw' }) ?? '') : title;
}
