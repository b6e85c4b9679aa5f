import type { FastifyRequest } from 'fastify';
import { ownOrigins } from '../../kernel/addresses/own-origins.ts';

/** Whom a passkey is for: the host's name, and the origins that pages of ours have there. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * The relying party of a request. A passkey is stored with its party and later checked
 * against that, so that a request cannot name another one.
 */
export function relyingPartyOf(request: FastifyRequest): RelyingParty {
  return { id: request.hostname, origins: ownOrigins(request) };
}
