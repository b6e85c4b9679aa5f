import type { RedirectRoute, Route } from '../types/start.ts';
import { type AccessContext, isOpen } from './access.ts';
import { matchRoute } from './match.ts';

/** Where a redirecting row leads: to the first of its paths whose page is not switched off; null when all are. */
export function redirectTarget(
  { redirect }: RedirectRoute,
  routes: readonly Route[],
  context: AccessContext,
): string | null {
  const isThere = (path: string): boolean => {
    const route = matchRoute(routes, path)?.route;
    return route !== undefined && (!('screen' in route) || isOpen(route, context));
  };
  return [redirect].flat().find(isThere) ?? null;
}
