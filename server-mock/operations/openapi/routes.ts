import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import program from '../../../package.json' with { type: 'json' };
import { openapiContract } from '../../../src/types/generated/contracts/openapi.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { type Coding, codingOf } from '../../kernel/http/coding.ts';
import { answeredFresh } from '../../kernel/http/entity-tag.ts';
import { openApiDocument } from './document.ts';

/** The document as it is sent. */
interface Sent {
  forms: Record<Coding | 'identity', Buffer>;
  etag: string;
}

/** Makes the document in every coding. The best brotli would take a second for it, this takes some milliseconds. */
async function sentForms(app: FastifyInstance): Promise<Sent> {
  const identity = Buffer.from(JSON.stringify(openApiDocument(app.contracts, program.version)));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { forms: { identity, br, gzip: zipped }, etag };
}

/**
 * `GET /api/openapi.json`, made once from the contracts that are registered, compressed forms included. Every answer shares the same
 * bytes: a crowd that asks for it costs neither memory nor the threads that compress.
 */
export function registerOpenApi(app: FastifyInstance): void {
  let document: Promise<Sent> | undefined;
  defineOperations(app, openapiContract, {
    async openapi({ request, reply }) {
      document ??= sentForms(app);
      const { forms, etag } = await document;
      if (answeredFresh(request, reply, etag)) return reply;
      const coding = codingOf(request);
      if (coding) reply.header('Content-Encoding', coding);
      return reply.type('application/json; charset=utf-8').send(forms[coding ?? 'identity']);
    },
  });
}
