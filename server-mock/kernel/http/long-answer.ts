import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { admitAgain, type Context } from '../contracts/index.ts';
import type { Scope } from '../contracts/tenancy.ts';

/** Milliseconds that a piece waits for its reader, and that an answer in pieces takes in all. */
const usual = { wait: 30_000, whole: 10 * 60_000 };

/** Milliseconds for which the rights of a reader are believed. */
const BELIEVED = 1000;

/**
 * The level of a call with the roles that its caller has at the moment, looked up once in a second at most. Throws as the call would once
 * its session, the membership or the roles have ended.
 */
export function renewedScope({ request, scope }: Pick<Context, 'request' | 'scope'>): () => Promise<Scope> {
  let known = scope;
  let askedAt = performance.now();
  return async () => {
    if (performance.now() - askedAt < BELIEVED) return known;
    askedAt = performance.now();
    known = await admitAgain(request);
    return known;
  };
}

/**
 * The pieces as a stream. It breaks off when one of them waits too long for its reader, or when all together take too long: what is read
 * later may have changed, and an open answer holds its connection.
 */
export function paced(pieces: AsyncIterable<string>, { wait, whole } = usual): Readable {
  let waiting: NodeJS.Timeout | undefined;
  async function* watched() {
    for await (const piece of pieces) {
      waiting = setTimeout(end, wait);
      yield piece;
      clearTimeout(waiting);
    }
  }
  const stream = Readable.from(watched());
  const end = () => void stream.destroy(new Error('the reader of an answer in pieces took too long'));
  const ending = setTimeout(end, whole);
  stream.once('close', () => {
    clearTimeout(waiting);
    clearTimeout(ending);
  });
  return stream;
}

/** Answers in pieces. A failure after the first one breaks the connection, so that nobody takes the part for the whole. */
export const sendPieces = (reply: FastifyReply, pieces: AsyncIterable<string>) => reply.send(paced(pieces));
