import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { browserMarkIn, newBrowserMark } from '../../kernel/http/browser-mark.ts';
import { ownCookie } from '../../kernel/http/own-cookie.ts';

const cookieName = 'passkey';

/** The mark of the browser that fetched a challenge; undefined without one. */
export const challengeMark = (request: FastifyRequest): string | undefined => browserMarkIn(request, cookieName);

/** Marks the browser anew, so that a challenge is good only where it was fetched. */
export function markForChallenge(reply: FastifyReply, config: Pick<Configuration, 'contextPath'>): string {
  const mark = newBrowserMark();
  reply.setCookie(cookieName, mark, { ...ownCookie(reply.request, config, 'lax'), maxAge: 5 * 60 });
  return mark;
}
