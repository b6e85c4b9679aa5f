import type { FastifyRequest } from 'fastify';
import { ownOrigins } from '../addresses/own-origins.ts';
import { type Failure, fail } from '../errors/fail.ts';
import { accessTokenOf } from '../values/access-token-text.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** The text of a header for the log, shortened: a client can send a long one. */
const short = (value: string | undefined): string | undefined => value?.slice(0, 200);

/** Writes down what the browser and the proxy say of the origin, so that the operator sees which of the two is wrong. */
function refused(request: FastifyRequest): Failure {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const { publicUrl } = request.server.services.config;
  const said = { origin: short(origin), host: short(request.host), site: short(String(site)), publicUrl };
  request.log.warn(said, 'refused as from another site; if it is yours, have the proxy pass Host on, or set publicUrl');
  return fail('cross-site');
}

/**
 * Refuses a request that another site may have caused: `Sec-Fetch-Site` must say same-origin and `Origin` must
 * be ours. One of the two has to be there: every browser in use sends Origin with a POST.
 * Throws `cross-site`.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') throw refused(request);
  if (origin !== undefined && !ownOrigins(request).includes(origin)) throw refused(request);
  if (site === undefined && origin === undefined) throw refused(request);
}

/** Whether a request may change state by its method alone. */
export function changesState(request: FastifyRequest): boolean {
  return !safeMethods.includes(request.method);
}

/**
 * Hook for every request: each state change needs the proof. No GET changes state. An access token, a wrong one too, needs none:
 * browsers send it by themselves to nobody, and the cookie beside it is not read.
 */
export function sameOriginHook(request: FastifyRequest): void {
  if (changesState(request) && accessTokenOf(request) === null) requireSameOrigin(request);
}
