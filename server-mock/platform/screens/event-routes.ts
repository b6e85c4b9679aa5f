import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { screenEventsContract } from '../../../src/types/generated/contracts/screen-events.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { networkOf } from '../../kernel/limits/index.ts';
import { openEventStream } from './event-stream.ts';
import { createStreamOpenings } from './stream-openings.ts';
import { createStreamPlaces, type StreamPlaces, streamLimits } from './stream-places.ts';

/** Seconds after which a refused browser may ask again. */
const retryAfter = 60;

interface Gate {
  places: StreamPlaces;
  /** Counts an opening; answers the seconds to wait, 0 when it is allowed. */
  count: ReturnType<typeof createStreamOpenings>;
}

/**
 * Opens a stream on a place of its own. Throws `overloaded` when there is no place, and `too-many-requests` for an owner who opens
 * one after the other; live updates are a nicety.
 */
async function openOnPlace(
  { places, count }: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
  { lastEventId, tab, company }: { lastEventId?: string; tab?: string | undefined; company?: string | undefined },
) {
  const { raw } = reply;
  const { accountId, providerCompany = PLATFORM } = request.session ?? {};
  const ofProvider = providerCompany === PLATFORM ? {} : { providerCompany };
  const owner = { accountId, network: networkOf(request.ip), ...ofProvider };
  const wait = count(owner);
  if (wait > 0) throw fail('too-many-requests', { retryAfter: wait });
  // A browser that has no answer yet comes again; an empty one would end its stream for good.
  const leave = places.take(owner, () => void (raw.headersSent ? raw.end() : raw.destroy()));
  if (!leave) throw fail('overloaded', { retryAfter });
  raw.once('close', leave);
  try {
    await openEventStream(request, reply, { lastEventId, company });
    if (raw.destroyed) leave();
    else if (tab !== undefined) raw.once('close', request.server.services.screens.taken.listens(tab));
  } catch (error) {
    leave();
    throw error;
  }
}

/** `GET /api/screen-events`. Open streams are ended when the server stops. */
export function registerScreenEvents(app: FastifyInstance): void {
  const places = createStreamPlaces(streamLimits);
  const gate = { places, count: createStreamOpenings(app.services.now) };
  app.addHook('preClose', async () => places.endAll());
  defineOperations(app, screenEventsContract, {
    screenEvents: async ({ request, reply, query }) => {
      if (request.method === 'HEAD') return '';
      const header = request.headers['last-event-id'];
      const lastEventId = typeof header === 'string' ? header : query.lastEventId;
      await openOnPlace(gate, request, reply, {
        ...(lastEventId === undefined ? {} : { lastEventId }),
        tab: query.tab,
        company: query.company,
      });
      return reply;
    },
  });
}
