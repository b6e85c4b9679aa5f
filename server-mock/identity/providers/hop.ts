import type { FastifyReply } from 'fastify';
import type { Locale } from '../../../src/types/start.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Leads the whole window to where the page's link leads. */
export const hopScript = "window.top.location.replace(document.querySelector('a').href);\n";

/**
 * A page that goes on by itself, in the whole window: out of the frame it may be shown in, and as a step of our own
 * site, with which browsers send every cookie of ours. Its link works without scripts.
 */
export function sendHop(
  reply: FastifyReply,
  address: string,
  { locale, label }: { locale: Locale; label: string },
  { contextPath, frameAncestors }: Pick<Configuration, 'contextPath' | 'frameAncestors'>,
): FastifyReply {
  const ancestors = ["'self'", ...frameAncestors].join(' ');
  return reply
    .header('Content-Security-Policy', `default-src 'none'; script-src 'self'; frame-ancestors ${ancestors}`)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><title>${escaped(label)}</title><a href="${escaped(address)}" target="_top">${escaped(label)}</a>` +
        `<script src="${contextPath}/auth/hop.js"></script>\n`,
    );
}
