import type { FastifyRequest } from 'fastify';
import { matchRoute } from '../../../src/routes/index.ts';
import type { Operation } from '../../kernel/contracts/contract.ts';
import { answersForm } from '../../kernel/contracts/forms.ts';

/** Whether the Referer, if there is one, is a sign-in page. */
function isFromSignIn({ headers, server }: FastifyRequest): boolean {
  if (headers.referer === undefined) return true;
  if (!URL.canParse(headers.referer)) return false;
  const { config, routeTable } = server.services;
  const path = new URL(headers.referer).pathname.slice(config.contextPath.length);
  const route = matchRoute(routeTable.current().routes, path)?.route;
  return route !== undefined && 'document' in route && route.document === 'login';
}

/**
 * Whether a browser posts the static form of a sign-in page by itself, where no script runs: in the whole window, for somebody without
 * a session, to a call that leads on. A form on another page, in a frame, or sent by somebody who is signed in is not ours.
 */
export function isNativeForm(request: FastifyRequest, operation: Operation): boolean {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': place = 'document' } = request.headers;
  const isVisit = mode === 'navigate' && place === 'document';
  return isVisit && !request.session && answersForm(operation, request) && isFromSignIn(request);
}
