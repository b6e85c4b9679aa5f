import type { FastifyRequest } from 'fastify';
import { fail } from '../errors/fail.ts';

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

/**
 * Refuses a GET that no script of ours made: links, pictures and redirects of our own pages are same-origin, too, and
 * what they lead to may be somebody else's choice. Throws `cross-site`.
 */
export function requireOwnScript(request: FastifyRequest): void {
  requireSameOrigin(request);
  if ((request.headers['sec-fetch-dest'] ?? 'empty') !== 'empty') throw fail('cross-site');
}

/** Whether a request may change state by its method alone. */
export function changesState(request: FastifyRequest): boolean {
  return !safeMethods.includes(request.method);
}

/** Hook for every request: each state change needs the proof. A GET that changes state calls requireOwnScript itself. */
export async function sameOriginHook(request: FastifyRequest): Promise<void> {
  if (changesState(request)) requireSameOrigin(request);
}
