import type { FastifyRequest } from 'fastify';
import { matchRoute } from '../../../src/routes/index.ts';
import { pathOf, wantsDocument } from './wants-document.ts';

/** Whether a browser goes to an address that is a page as well as a call. */
export function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' || !wantsDocument(request)) return false;
  const match = matchRoute(request.server.services.routeTable.current().routes, pathOf(request));
  return match !== null && 'screen' in match.route;
}
