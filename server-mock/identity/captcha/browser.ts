import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { browserMarkIn, newBrowserMark } from '../../kernel/http/browser-mark.ts';
import { ownCookie } from '../../kernel/http/own-cookie.ts';

const cookieName = 'captcha';

/** The random mark of the browser that fetched an image; without one, no image was fetched. */
export const browserMark = (request: FastifyRequest): string | undefined => browserMarkIn(request, cookieName);

/**
 * Marks the browser, so that an image is good only where it was shown and nobody can spoil another one's. The mark
 * lives as long as the browser runs.
 */
export function markBrowser(reply: FastifyReply, config: Pick<Configuration, 'contextPath'>): string {
  const mark = browserMark(reply.request) ?? newBrowserMark();
  reply.setCookie(cookieName, mark, ownCookie(reply.request, config, 'lax'));
  return mark;
}
