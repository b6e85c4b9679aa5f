import type { FastifyRequest } from 'fastify';
import { fail } from '../errors/fail.ts';
import { accessTokenOf } from '../values/access-token-text.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** A proxy may end TLS in front of us, so an https origin of the same host is ours too. */
function ownOrigin(origin: string, request: FastifyRequest): boolean {
  return origin === `${request.protocol}://${request.host}` || origin === `https://${request.host}`;
}

/**
 * Refuses a request that another site may have caused: `Sec-Fetch-Site` must say same-origin and `Origin` must
 * be ours. One of the two has to be there: every browser in use sends Origin with a POST.
 * Throws `cross-site`.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') throw fail('cross-site');
  if (origin !== undefined && !ownOrigin(origin, request)) throw fail('cross-site');
  if (site === undefined && origin === undefined) throw fail('cross-site');
}

/** Whether a request may change state by its method alone. */
export function changesState(request: FastifyRequest): boolean {
  return !safeMethods.includes(request.method);
}

/**
 * Hook for every request: each state change needs the proof. No GET changes state. An access token, a wrong one too, needs none:
 * browsers send it by themselves to nobody, and the cookie beside it is not read.
 */
export async function sameOriginHook(request: FastifyRequest): Promise<void> {
  if (changesState(request) && accessTokenOf(request) === null) requireSameOrigin(request);
}
