import type { FastifyReply, FastifyRequest } from 'fastify';

/** A tag without the mark of weakness and the coding that `tagEncodings` puts into it. */
const contentOf = (tag: string) => tag.replace(/^W\//, '').replace(/-(?:br|gzip)"$/, '"');

/**
 * The tag by which a request's If-None-Match names this entity, in whatever coding the client has it; undefined when it
 * does not. `*` and weak forms count, as RFC 9110 13.1.2 says.
 */
function knownTag(request: FastifyRequest, etag: string): string | undefined {
  const asked = request.headers['if-none-match'];
  if (asked === undefined) return undefined;
  const candidates = asked.split(',').map((candidate) => candidate.trim());
  if (candidates.includes('*')) return etag;
  return candidates.find((candidate) => contentOf(candidate) === etag);
}

/**
 * Sets the entity tag and says "ask again before every use". Answers 304 and returns true when the client's copy is
 * still right; the caller then has nothing more to do.
 */
export function answeredFresh(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  const known = knownTag(request, etag);
  reply.header('ETag', known ?? etag).header('Cache-Control', 'private, no-cache');
  if (known === undefined) return false;
  reply.code(304).send();
  return true;
}
