import type { FastifyRequest } from 'fastify';

/** Finds the session of the request's cookie. Static files carry no session and are not looked up. */
export async function sessionHook(request: FastifyRequest): Promise<void> {
  const { services } = request.server;
  const token = request.cookies[services.config.session.cookieName];
  if (!token || request.url.startsWith('/assets/')) return;
  request.session = await services.sessions.find(token);
}
