import type { FastifyRequest } from 'fastify';

/** Whom a passkey is for: the host's name, and the origins that pages of ours have there. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * The relying party of a request; a proxy may end TLS in front of us. A passkey is stored with its party and later checked
 * against that, so that a request cannot name another one.
 */
export function relyingPartyOf(request: FastifyRequest): RelyingParty {
  return { id: request.hostname, origins: [`${request.protocol}://${request.host}`, `https://${request.host}`] };
}
