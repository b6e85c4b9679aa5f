import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Texts } from '../locales/service.ts';
import { rawAnswer } from './unroutable.ts';

/** The least that a request's body must bring. */
export interface BodyPace {
  /** Milliseconds between two looks at a body. */
  window: number;
  /** Bytes that must arrive from one look to the next while the body is not complete. */
  bytes: number;
}

/** One kilobyte a second: a tenth of the slowest mobile line in use (GPRS). */
export const bodyPace: BodyPace = { window: 15_000, bytes: 15 * 1024 };

/**
 * How long a request may take to arrive, in milliseconds. Headers fit into a few packets. A body has an hour, because the
 * largest upload (10 MB) takes 45 minutes at 4 kB a second; `watchBodies` ends a body that stands still much earlier.
 * Node looks for late requests every five seconds.
 */
export const arrivalOptions = {
  requestTimeout: 60 * 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
} as const satisfies FastifyHttpOptions<Server>;

/** The part of Node's request that tells how much has arrived. */
type Incoming = FastifyRequest['raw'];

interface Arrival {
  answer: FastifyReply['raw'];
  /** The bytes that the connection had received at the last look; undefined until the first one. */
  before: number | undefined;
}

/**
 * Ends requests whose body arrives more slowly than the pace: each one holds a connection and memory. A sender who has to wait
 * because the server has not read what is there already is not slow.
 */
export function watchBodies(app: FastifyInstance, texts: Texts, { window, bytes }: BodyPace): void {
  const arriving = new Map<Incoming, Arrival>();

  function look(): void {
    for (const [request, arrival] of arriving) {
      const { before } = arrival;
      const { socket, complete, readableLength } = request;
      if (complete || socket.destroyed) {
        arriving.delete(request);
        continue;
      }
      const isSlow = before !== undefined && readableLength === 0 && socket.bytesRead - before < bytes;
      arrival.before = socket.bytesRead;
      if (isSlow) giveUp(request, arrival);
    }
  }

  function giveUp(request: Incoming, { answer }: Arrival): void {
    arriving.delete(request);
    const { socket } = request;
    if (socket.writable && !answer.headersSent) socket.write(rawAnswer('request-timeout', texts));
    socket.destroySoon();
  }

  app.addHook('onRequest', async ({ raw }, { raw: answer }) => {
    if (raw.complete) return;
    arriving.set(raw, { answer, before: undefined });
    // An answer may come before the body has arrived: the rest is watched, too. A call that the server makes of itself has no
    // connection: `look` would never find its end.
    if (!(raw.socket instanceof Socket)) answer.once('close', () => arriving.delete(raw));
  });
  const timer = setInterval(look, window).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
