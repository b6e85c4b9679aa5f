import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors/fail.ts';
import { networkOf } from '../limits/index.ts';

/**
 * Requests of one network that may wait for their answers at once. Hundreds of people of a company may share one address. Most
 * answers take some milliseconds; a request whose body is still arriving counts as long as that takes.
 */
export const mostOfNetwork = 256;

/** Seconds after which a refused request may come again. */
const retryAfter = 1;

/** A monitor that gets no answer from these restarts the server. */
const probes = new Set(['/healthz', '/readyz']);

/** What gives the places back that the requests of a connection have. */
const placesOf = new WeakMap<Socket, Set<() => void>>();

/** What gives a request's place back. */
const placeOf = new WeakMap<FastifyRequest, () => void>();

/**
 * Calls `leave` once the answer is out or the connection is closed. Answers that wait behind others of their connection are not
 * told that it was closed; so it is asked itself, once for all of them.
 * @returns what calls it before that
 */
export function onceAnswered(request: FastifyRequest, reply: FastifyReply, leave: () => void): () => void {
  const { socket } = request.raw;
  const places = placesOf.get(socket) ?? new Set();
  if (!placesOf.has(socket)) {
    placesOf.set(socket, places);
    socket.once('close', () => {
      for (const end of places) end();
    });
  }
  const end = () => {
    if (places.delete(end)) leave();
  };
  places.add(end);
  reply.raw.once('close', end);
  return end;
}

/**
 * Makes the hook that bounds the work which one network begins at a time, on however many connections. Throws `overloaded` for what
 * is beyond. It comes before anything that costs: the look-up of the session, the page, its compression.
 */
export function crowdHook(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const unanswered = new Map<string, number>();
  return async (request, reply) => {
    if (probes.has(request.routeOptions.url ?? '')) return;
    const network = networkOf(request.ip);
    const before = unanswered.get(network) ?? 0;
    if (before >= mostOfNetwork) throw fail('overloaded', { retryAfter });
    unanswered.set(network, before + 1);
    const end = onceAnswered(request, reply, () => {
      const left = (unanswered.get(network) ?? 1) - 1;
      if (left > 0) unanswered.set(network, left);
      else unanswered.delete(network);
    });
    placeOf.set(request, end);
  };
}

/** Counts a request no longer. For event streams: they stay open, and have limits of their own once they are. */
export function leaveCrowd(request: FastifyRequest): void {
  placeOf.get(request)?.();
}
