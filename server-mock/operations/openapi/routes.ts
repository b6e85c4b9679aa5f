import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import program from '../../../package.json' with { type: 'json' };
import { openapiContract } from '../../../src/types/generated/contracts/openapi.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { answeredFresh } from '../../kernel/http/entity-tag.ts';
import { openApiDocument } from './document.ts';

/** The document as it is sent, and its entity tag. */
function sentForm(app: FastifyInstance): { bytes: Buffer; etag: string } {
  const bytes = Buffer.from(JSON.stringify(openApiDocument(app.contracts, program.version)));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/** `GET /api/openapi.json`, made once from the contracts that are registered. Every answer shares the same bytes: they are many. */
export function registerOpenApi(app: FastifyInstance): void {
  let document: ReturnType<typeof sentForm> | undefined;
  defineOperations(app, openapiContract, {
    openapi({ request, reply }) {
      document ??= sentForm(app);
      if (answeredFresh(request, reply, document.etag)) return reply;
      return reply.type('application/json; charset=utf-8').send(document.bytes);
    },
  });
}
