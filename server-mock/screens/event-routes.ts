import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { screenEventsContract } from '../../src/types/generated/contracts/screen-events.ts';
import { defineOperations } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { leaveCrowd } from '../http/crowds.ts';
import { networkOf } from '../limits/index.ts';
import { openEventStream } from './event-stream.ts';
import { createStreamPlaces, type StreamPlaces, streamLimits } from './stream-places.ts';

/** Seconds after which a refused browser may ask again. */
const retryAfter = 60;

/** Opens a stream on a place of its own. Throws `overloaded` when there is no place; live updates are a nicety. */
async function openOnPlace(places: StreamPlaces, request: FastifyRequest, reply: FastifyReply, lastEventId?: string) {
  const { raw } = reply;
  const owner = { accountId: request.session?.accountId, network: networkOf(request.ip) };
  const leave = places.take(owner, () => void raw.end());
  if (!leave) throw fail('overloaded', { retryAfter });
  raw.once('close', leave);
  try {
    await openEventStream(request, reply, lastEventId);
    leaveCrowd(request);
    if (raw.destroyed) leave();
  } catch (error) {
    leave();
    throw error;
  }
}

/** `GET /api/screen-events`. Open streams are ended when the server stops. */
export function registerScreenEvents(app: FastifyInstance): void {
  const places = createStreamPlaces(streamLimits);
  app.addHook('preClose', async () => places.endAll());
  defineOperations(app, screenEventsContract, {
    screenEvents: async ({ request, reply, query }) => {
      if (request.method === 'HEAD') return '';
      const header = request.headers['last-event-id'];
      await openOnPlace(places, request, reply, typeof header === 'string' ? header : query.lastEventId);
      return reply;
    },
  });
}
