import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify';
import { endUnread } from './unread.ts';

/** Requests of one connection that may wait for their answers at once. Browsers, programs and proxies send one at a time. */
export const mostUnanswered = 8;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Bounds the work that one connection begins. Node reads up to 64 kB at once and hands out every request in it, hundreds of them,
 * before it looks whether the answers are read. A connection with more unanswered requests than `mostUnanswered` is closed
 * without a word, and what else came along with them is not begun.
 */
function bounded(answer: Answer, unanswered: WeakMap<Socket, number>): Answer {
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const before = unanswered.get(socket) ?? 0;
    if (before >= mostUnanswered) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, before + 1);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    answer(request, response);
  };
}

/** Makes Node's server as Fastify makes it by itself, with bounded connections. */
export const boundedServer: FastifyServerFactory<Server> = (answer, options) => {
  const { http, requestTimeout, keepAliveTimeout } = options as {
    http: object;
    requestTimeout: number;
    keepAliveTimeout: number;
  };
  const unanswered = new WeakMap<Socket, number>();
  const server = createServer(http, bounded(answer, unanswered));
  endUnread(server, (socket) => (unanswered.get(socket) ?? 0) > 0);
  server.requestTimeout = requestTimeout;
  server.keepAliveTimeout = keepAliveTimeout;
  return server;
};

/** Hook for every request: what a connection has sent that is closed by now is not worked on. */
export async function goneHook({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.socket.destroyed) reply.hijack();
}
