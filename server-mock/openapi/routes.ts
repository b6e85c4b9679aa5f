import type { FastifyInstance } from 'fastify';
import program from '../../package.json' with { type: 'json' };
import { openapiContract } from '../../src/types/generated/contracts/openapi.ts';
import { defineOperations } from '../contracts/index.ts';
import { openApiDocument } from './document.ts';

/** `GET /api/openapi.json`, made once from the contracts that are registered. */
export function registerOpenApi(app: FastifyInstance): void {
  let document: Record<string, unknown> | undefined;
  defineOperations(app, openapiContract, {
    openapi: () => (document ??= openApiDocument(app.contracts, program.version)),
  });
}
