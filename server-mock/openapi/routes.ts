import type { FastifyInstance } from 'fastify';
import program from '../../package.json' with { type: 'json' };
import contract from '../../schemas/contracts/openapi.json' with { type: 'json' };
import { defineOperations } from '../contracts/index.ts';
import { openApiDocument } from './document.ts';

/** `GET /api/openapi.json`, made once from the contracts that are registered. */
export function registerOpenApi(app: FastifyInstance): void {
  let document: Record<string, unknown> | undefined;
  defineOperations(app, contract, {
    openapi: () => (document ??= openApiDocument(app.contracts, program.version)),
  });
}
