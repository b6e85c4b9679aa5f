import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An unguessable id for each request; it is sent back as X-Request-Id and stands in every log line about it. */
export function requestId(): string {
  return randomUUID();
}

/** Sends the request's id with the answer, so that a report can be matched to the log. */
export function requestIdHook(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('X-Request-Id', request.id);
}

/** Logs one line for each finished request. The query is left out: it may carry codes and tokens. */
export function requestLogHook(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}
