import type { FastifyRequest } from 'fastify';
import { matchRoute } from '../../../src/routes/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { doors, maySeeUpgrade } from '../installation/index.ts';
import type { Decision, Visit } from './decide.ts';
import { errorPage } from './decide.ts';

const allDoors = new Set(Object.values(doors));

/**
 * What a page's address leads to while the platform is set up, and to the doors of setting up once that is done; null
 * when the route table decides. The upgrade's page lets an administrator prove himself, with the status of a page that
 * is not for everybody.
 */
export async function setupPage(
  request: FastifyRequest,
  services: Context['services'],
  { pathname, user }: Visit,
): Promise<Decision | null> {
  const { installation, config, routeTable } = services;
  const state = await installation.refresh();
  const table = routeTable.current();
  if (state === 'ready') {
    return allDoors.has(pathname) ? errorPage(table, user?.isSuperAdmin ? 409 : 403) : null;
  }
  const door = doors[state];
  if (pathname !== door) return { redirect: config.contextPath + door };
  const route = matchRoute(table.routes, door)?.route;
  if (!route || !('screen' in route)) return errorPage(table, 500);
  const isOpen = state !== 'pending' || (await maySeeUpgrade(request, services));
  const { document, screen, shell = null } = route;
  return { status: isOpen ? 200 : 403, document, screen, shell, route, params: {} };
}
