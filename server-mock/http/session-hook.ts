import type { FastifyRequest } from 'fastify';

/** Whoever asks these is told the same; they must answer when the database does not. */
const forEverybody = new Set(['/healthz', '/readyz', '/api/config']);

/**
 * Finds the session of the request's cookie. What is the same for everybody carries none and looks none
 * up, and while the platform is not ready there may be no table of sessions.
 */
export async function sessionHook(request: FastifyRequest): Promise<void> {
  const { services } = request.server;
  if (services.installation.state() !== 'ready') return;
  const token = request.cookies[services.config.session.cookieName];
  if (!token || request.url.startsWith('/assets/') || forEverybody.has(request.routeOptions.url ?? '')) return;
  request.session = await services.sessions.find(token);
}
