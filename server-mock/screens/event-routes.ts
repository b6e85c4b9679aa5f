import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/screen-events.json' with { type: 'json' };
import { type Context, defineOperations } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { type EventStream, openEventStream } from './event-stream.ts';

/** Streams one node keeps open at a time. */
const capacity = 10_000;

/** `GET /api/screen-events`. Open streams are ended when the server stops. */
export function registerScreenEvents(app: FastifyInstance): void {
  const streams = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  defineOperations(app, contract, {
    screenEvents: async ({ request, reply, query }: Context<unknown, { lastEventId?: string }>) => {
      if (request.method === 'HEAD') return '';
      if (streams.size >= capacity) throw fail('overloaded', { retryAfter: 10 });
      const header = request.headers['last-event-id'];
      const lastEventId = typeof header === 'string' ? header : query.lastEventId;
      const stream = await openEventStream(request, reply, { lastEventId, onEnd: (ended) => streams.delete(ended) });
      if (!reply.raw.writableEnded && !reply.raw.destroyed) streams.add(stream);
      return reply;
    },
  });
}
