import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import { fail } from '../errors/fail.ts';

/**
 * Milliseconds that the event loop may lag on average over a second before requests are turned away. One long step, such
 * as the start on a busy machine, must not count as overload.
 */
const maxEventLoopDelay = 10_000;

/**
 * Turns requests away with 503 while the server cannot keep up, so that those under way get done. Whether the process
 * is up must still be answered: who asks would restart it otherwise, and with it lose the work of everybody. An infinite
 * delay is none: the plugin takes a second in which nothing was measured for it.
 */
export const pressureOptions: FastifyUnderPressureOptions = {
  maxEventLoopDelay,
  exposeStatusRoute: false,
  pressureHandler: async (request, _reply, _kind, delay) => {
    const measured = Number.isFinite(delay);
    if (measured && request.url !== '/healthz') throw fail('overloaded', { retryAfter: 10 });
  },
};
