import type { FastifyRequest } from 'fastify';
import { largeBodyRule, networkOf, requireWithin } from '../limits/index.ts';
import type { Operation } from './contract.ts';

/** Bytes from which a body is large. To parse and check a smaller one takes a few milliseconds. */
export const LARGE_BODY = 64 * 1024;

/** The bytes that a request says it has; one that does not say so may have any number. */
const bytesOf = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;

/**
 * Counts a large body before it is read, where the contract takes one. To parse one occupies the event loop for some tenths of a
 * second. Throws `too-many-requests`.
 */
export function requireLargeBodyLimit(
  request: FastifyRequest,
  { bodyLimit = 0 }: Operation,
): Promise<void> | undefined {
  if (bodyLimit < LARGE_BODY || bytesOf(request) < LARGE_BODY) return;
  const { session, ip, server } = request;
  const sender = session ? `account:${session.accountId}` : `network:${networkOf(ip)}`;
  return requireWithin(server.services.limits, `large-body:${sender}`, largeBodyRule);
}
