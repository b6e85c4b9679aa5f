import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. An empty one is none at all: clients that name the type in every request send it with calls that
 * take no body. Keys that would change a prototype are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
}
