import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/index.ts';

const cookieName = 'captcha';

const wellFormed = /^[A-Za-z0-9_-]{22}$/;

/** The random mark of the browser that fetched an image; without one, no image was fetched. */
export function browserMark(request: FastifyRequest): string | undefined {
  const mark = request.cookies[cookieName];
  return mark && wellFormed.test(mark) ? mark : undefined;
}

/**
 * Marks the browser, so that an image is good only where it was shown and nobody can spoil another one's. The mark
 * lives as long as the browser runs and names nobody.
 */
export function markBrowser(reply: FastifyReply, { contextPath }: Pick<Configuration, 'contextPath'>): string {
  const mark = browserMark(reply.request) ?? randomBytes(16).toString('base64url');
  const secure = reply.request.protocol === 'https';
  reply.setCookie(cookieName, mark, { path: contextPath || '/', httpOnly: true, sameSite: 'lax', secure });
  return mark;
}
