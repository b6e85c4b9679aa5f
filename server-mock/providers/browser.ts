import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/index.ts';
import { ownCookie } from '../http/own-cookie.ts';
import { hashToken, newToken } from '../sessions/token.ts';

const cookieName = 'pagewright_trip';

const wellFormed = /^[\w-]{43}$/;

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
