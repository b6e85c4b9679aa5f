import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { ownCookie } from '../../kernel/http/own-cookie.ts';
import { hashToken, newToken } from '../sessions/index.ts';

const cookieName = 'pagewright_trip';

const wellFormed = /^[\w-]{43}$/;

/** What a browser is on its way for: to sign in, to ask a provider for an account to link, or to come back with that. */
export type Purpose = 'sign-in' | 'link-intent' | 'link';

/**
 * Who may go on with what a browser began, as stored: this browser; to link an account this browser while it is still in the
 * session that asked. Undefined without that session.
 */
export function holderOf(mark: string, purpose: Purpose, { session }: Pick<FastifyRequest, 'session'>) {
  if (purpose === 'sign-in') return mark;
  return session ? hashToken(`${mark} ${purpose} ${session.id}`) : undefined;
}

/** The mark of the browser that began a sign-in, as stored; undefined when this one began none. */
export function tripMark(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName];
  return token && wellFormed.test(token) ? hashToken(token) : undefined;
}

/**
 * Marks the browser that begins a sign-in, so that nobody can finish one that another began. The mark names nobody
 * and lives as long as the browser runs. Browsers send it along when the provider leads them back.
 */
export function markTrip(reply: FastifyReply, config: Pick<Configuration, 'contextPath'>): string {
  const { request } = reply;
  const known = request.cookies[cookieName];
  const token = known && wellFormed.test(known) ? known : newToken();
  reply.setCookie(cookieName, token, ownCookie(request, config, 'lax'));
  return hashToken(token);
}
