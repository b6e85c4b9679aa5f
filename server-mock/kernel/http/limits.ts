import type { Server } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import type { FastifyHttpOptions } from 'fastify';
import { fail } from '../errors/fail.ts';

/** Largest body in bytes of what has no contract. Contracts state their own. */
export const bodyLimit = 1024 * 1024;

const second = 1000;

/** What one connection may cost, in milliseconds. */
export const connectionLimits = {
  bodyLimit,
  /** Until headers and body have arrived: the largest upload (10 MB) at 17 kB a second. Node looks every five seconds. */
  requestTimeout: 600 * second,
  http: { headersTimeout: 20 * second, connectionsCheckingInterval: 5 * second },
  /** In which nothing arrives and nothing is taken: a body that stands still, an answer that nobody reads. Event streams say more. */
  connectionTimeout: 120 * second,
  /** Then the client connects anew, as with nginx. Node hands out all requests that a client sends together, before it answers one. */
  maxRequestsPerSocket: 1000,
} as const satisfies FastifyHttpOptions<Server>;

/**
 * Turns requests away with 503 while the server cannot keep up, so that those under way get done. Whether the process
 * is up must still be answered: who asks would restart it otherwise, and with it lose the work of everybody. The plugin
 * reports an infinite delay for a second without a measurement. The handler ignores it.
 */
export const pressureOptions: FastifyUnderPressureOptions = {
  /** Average of a second, in milliseconds. One long step, such as the start on a busy machine, must not count as overload. */
  maxEventLoopDelay: 5 * second,
  /** Beyond, the process would end soon, with the work of everybody. */
  maxHeapUsedBytes: 0.9 * getHeapStatistics().heap_size_limit,
  exposeStatusRoute: false,
  pressureHandler: async (request, _reply, _kind, value) => {
    if (Number.isFinite(value) && request.url !== '/healthz') throw fail('overloaded', { retryAfter: 10 });
  },
};
