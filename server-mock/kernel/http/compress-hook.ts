import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingOf } from './coding.ts';
import { brotliOptions, type Compressor } from './compressor.ts';
import { varyByCoding } from './vary.ts';

/** Bytes from which an answer is compressed. A smaller one fits into a packet. */
const smallest = 1024;

/** Bytes up to which an answer is compressed at once: less than a thread costs. */
const small = 8 * 1024;

const compressible = /^text\/(?!event-stream)|(?:\+|\/)(?:json|xml|javascript)(?:;|$)/;

const compressSmall = (body: Buffer, coding: Coding): Buffer =>
  coding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body);

type Done = (error: Error | null, payload?: unknown) => void;

/** Whether an answer may be sent in another coding than it has. */
function mayBeCompressed(reply: FastifyReply, length: number): boolean {
  if (length < smallest) return false;
  const type = String(reply.getHeader('Content-Type') ?? 'application/json');
  const isWhole = reply.statusCode !== 206 && !reply.hasHeader('Content-Range') && !reply.hasHeader('Content-Encoding');
  return isWhole && compressible.test(type);
}

/**
 * Makes the hook that compresses answers that are complete in memory. A large one waits for its company's turn. If that takes too
 * long, it goes out uncompressed.
 */
export function compressHook(compress: Compressor) {
  async function compressed(request: FastifyRequest, reply: FastifyReply, payload: string | Buffer): Promise<unknown> {
    varyByCoding(reply);
    const coding = codingOf(request);
    if (!coding) return payload;
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const owner = String(request.scope?.companyId ?? '');
    const form = body.length <= small ? compressSmall(body, coding) : await compress({ owner, coding, body });
    if (!form) return payload;
    reply.header('Content-Encoding', coding).removeHeader('Content-Length');
    return form;
  }

  return (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done): void => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || !mayBeCompressed(reply, Buffer.byteLength(payload))) done(null, payload);
    else compressed(request, reply, payload).then((form) => done(null, form), done);
  };
}
