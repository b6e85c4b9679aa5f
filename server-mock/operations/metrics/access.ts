import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../kernel/errors/fail.ts';
import { isLoopback } from '../../kernel/http/loopback.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Headers that a proxy adds; behind one, every socket is a local one. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a request was made on this machine, at its own name, without a proxy in between. */
function isLocal({ socket, headers, host }: FastifyRequest): boolean {
  const name = (host ?? '').replace(/:\d+$/, '');
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(name) &&
    forwarded.every((header) => headers[header] === undefined)
  );
}

/**
 * Lets through who has the configured token (`Authorization: Bearer …`) or calls from this machine: the figures tell strangers
 * how busy the platform is, and with which calls. Throws `forbidden`.
 */
export function requireMetricsAccess(request: FastifyRequest): void {
  const { token } = request.server.services.config.metrics;
  const [, given] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const hasToken = token !== '' && given !== undefined && timingSafeEqual(digest(given), digest(token));
  if (!hasToken && !isLocal(request)) throw fail('forbidden');
}
