import type { FastifyReply, FastifyRequest } from 'fastify';

/** The headers of every answer. Fastify keeps names in lower case. No cache stores an answer that does not allow it. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // Names that a tenant's page links to are looked up when somebody follows the link, not before.
  'x-dns-prefetch-control': 'off',
  'cache-control': 'no-store',
};

/** What is not a document can show nothing and run nothing when opened as one. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Sets the headers of every answer. Documents put their own policy in place of this one. Built files are left without: a
 * worker takes over the policy of its script.
 */
export function securityHeadersHook(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  if (request.protocol === 'https') {
    reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  if (!request.url.startsWith('/assets/')) reply.header('Content-Security-Policy', inertPolicy);
}
