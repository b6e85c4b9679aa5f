import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a request's If-None-Match names this entity; `*` and weak forms count, as RFC 9110 13.1.2 says. */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/**
 * Sets the entity tag and says "ask again before every use". Answers 304 and returns true when the client's copy is
 * still right; the caller then has nothing more to do.
 */
export function answeredFresh(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('ETag', etag).header('Cache-Control', 'private, no-cache');
  if (!isFresh(request, etag)) return false;
  reply.code(304).send();
  return true;
}
