import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The headers of every answer. It is kept by nobody unless the answer itself says otherwise. What is not a document can show nothing and run nothing when opened as one; documents
 * put their own policy in place of it. Built files are left without: a worker takes over the policy of its script.
 */
export async function securityHeadersHook(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'same-origin')
    .header('Cache-Control', 'no-store');
  if (request.protocol === 'https') {
    reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  if (!request.url.startsWith('/assets/')) {
    reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
}
