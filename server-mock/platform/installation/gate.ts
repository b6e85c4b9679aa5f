import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantsDocument } from '../../kernel/contracts/wants-document.ts';
import { fail } from '../../kernel/errors/fail.ts';

/** What reads no table: it answers whatever state the platform and its database are in. */
const needsNothing = new Set([
  '/assets/*',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/config',
  '/api/locales/:locale',
  '/api/openapi.json',
]);

/** What is part of setting the platform up, and what its pages need. */
const setup = new Set([
  '/api/screen-events',
  '/passwordDesc',
  '/install',
  '/install/progress',
  '/install-org',
  '/install-org/prove',
  '/upgrade-db',
  '/upgrade-db/prove',
]);

/** The shipped screens are files; `safe=1` asks for no others. */
function readsShippedScreen({ routeOptions, query }: FastifyRequest): boolean {
  return routeOptions.url === '/api/screen/:area/:name' && (query as { safe?: string }).safe === '1';
}

/**
 * Until the platform is ready every page leads to the one that brings it on, and calls are refused with
 * `not-installed` or `upgrade-needed`. A platform that is ready pays nothing for this.
 */
export function installationHook(request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined {
  const isReady = request.server.services.installation.state() === 'ready';
  return isReady || needsNothing.has(request.routeOptions.url ?? '') ? undefined : refuse(request, reply);
}

async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const url = request.routeOptions.url ?? '';
  const state = await request.server.services.installation.refresh();
  if (state === 'ready' || setup.has(url) || readsShippedScreen(request)) return;
  if (request.method === 'GET' && wantsDocument(request)) return;
  reply.header('Cache-Control', 'no-store');
  throw fail(state === 'pending' ? 'upgrade-needed' : 'not-installed', { retryAfter: 30 });
}
