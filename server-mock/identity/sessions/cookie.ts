import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../kernel/configuration/index.ts';

type CookieConfiguration = Pick<Configuration, 'session' | 'contextPath'>;

/** How cookies that belong to a session's life are set: they must come along wherever the session's own does. */
export function sessionCookieAttributes(request: FastifyRequest, { session, contextPath }: CookieConfiguration) {
  return {
    path: contextPath || '/',
    httpOnly: true,
    sameSite: session.sameSite,
    secure: request.protocol === 'https' || session.sameSite === 'none',
  } as const;
}

/** The session id a request carries, if any. */
export function sessionToken(request: FastifyRequest, config: CookieConfiguration): string | undefined {
  return request.cookies[config.session.cookieName] || undefined;
}

/** Hands the session id to the browser: out of reach of scripts, not sent with cross-site posts, secure behind TLS. */
export function setSessionCookie(reply: FastifyReply, token: string, config: CookieConfiguration): void {
  const options = { ...sessionCookieAttributes(reply.request, config), maxAge: config.session.maxAge };
  reply.setCookie(config.session.cookieName, token, options);
}

/** Takes the session id away from the browser. */
export function clearSessionCookie(reply: FastifyReply, config: CookieConfiguration): void {
  reply.clearCookie(config.session.cookieName, sessionCookieAttributes(reply.request, config));
}
