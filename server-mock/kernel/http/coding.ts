import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/** The codings that answers have, the better one first. */
const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/**
 * The coding that `@fastify/compress` would choose for a request; null for none. What is kept in these codings is sent as it is, and
 * none of it is left to be compressed for each answer.
 */
export function codingOf({ headers }: FastifyRequest): Coding | null {
  const accepted = String(headers['accept-encoding'] ?? '').toLowerCase();
  return negotiate(accepted.replaceAll(/\*|x-gzip/g, 'gzip'), [...codings]) as Coding | null;
}
