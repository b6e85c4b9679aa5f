import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/index.ts';

const cookieName = 'passkey';

const wellFormed = /^[A-Za-z0-9_-]{22}$/;

/** The mark of the browser that fetched a challenge; undefined without one. */
export function challengeMark(request: FastifyRequest): string | undefined {
  const mark = request.cookies[cookieName];
  return mark && wellFormed.test(mark) ? mark : undefined;
}

/** Marks the browser anew, so that a challenge is good only where it was fetched. */
export function markForChallenge(reply: FastifyReply, { contextPath }: Pick<Configuration, 'contextPath'>): string {
  const mark = randomBytes(16).toString('base64url');
  const secure = reply.request.protocol === 'https';
  const options = { path: contextPath || '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 5 * 60 } as const;
  reply.setCookie(cookieName, mark, options);
  return mark;
}
