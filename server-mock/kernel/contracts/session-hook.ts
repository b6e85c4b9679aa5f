import type { FastifyRequest } from 'fastify';
import { accessTokenOf } from '../values/access-token-text.ts';
import { readAccessToken } from './access-token.ts';

/** Every caller gets the same answer from these. They must answer when the database does not. */
const forEverybody = new Set(['/healthz', '/readyz', '/api/config']);

/**
 * A page names the account it was made for. In another tab the browser may have been signed out and in as somebody else
 * since: what the page still asks for is then nobody's, so that it neither shows nor changes what is the other's. Signing
 * out is for the browser, whoever is signed in.
 */
function isForAnother({ headers, routeOptions }: FastifyRequest, accountId: number): boolean {
  const named = headers['x-signed-in-as'];
  return Boolean(named) && named !== String(accountId) && routeOptions.url !== '/logout';
}

/**
 * Finds the session of the request's cookie. What is the same for everybody carries none and looks none
 * up, and while the platform is not ready there may be no table of sessions. An access token counts in place of the cookie.
 */
export function sessionHook(request: FastifyRequest): Promise<void> | undefined {
  const { services } = request.server;
  if (services.installation.state() !== 'ready') return;
  const secret = accessTokenOf(request);
  if (secret !== null) return readAccessToken(request, secret);
  const token = request.cookies[services.config.session.cookieName];
  if (!token || request.url.startsWith('/assets/') || forEverybody.has(request.routeOptions.url ?? '')) return;
  return readSession(request, token);
}

async function readSession(request: FastifyRequest, token: string): Promise<void> {
  const session = await request.server.services.sessions.find(token);
  request.session = session && !isForAnother(request, session.accountId) ? session : null;
}
