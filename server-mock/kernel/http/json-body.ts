import type { FastifyInstance } from 'fastify';
import { isJson } from '../../../src/validation/is-json.ts';
import { fail } from '../errors/fail.ts';

/**
 * Reads JSON bodies. An empty one is none at all: clients that name the type in every request send it with calls that
 * take no body. Keys that would change a prototype are refused, and told apart from what is no JSON.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null);
    parse(request, body, (error, value) =>
      error ? done(fail(isJson(body) ? 'forbidden-key' : 'malformed-json')) : done(null, value),
    );
  });
}
