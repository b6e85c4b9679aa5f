import type { FastifyInstance } from 'fastify';
import { isJson } from '../../../src/validation/is-json.ts';
import { fail } from '../errors/fail.ts';
import { bodyTurns } from './body-turns.ts';
import { hasMoreValues, MOST_BODY_VALUES } from './body-values.ts';

/**
 * Reads JSON bodies. An empty one is none at all: clients that name the type in every request send it with calls that
 * take no body. One of too many values is refused before it is read. Keys that would change a prototype are refused, and told apart
 * from what is no JSON. Large bodies take turns.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const inTurn = bodyTurns();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null);
    const read = () => {
      if (hasMoreValues(body, MOST_BODY_VALUES))
        return done(fail('body-too-many-values', { values: { limit: MOST_BODY_VALUES } }));
      return parse(request, body, (error, value) =>
        error ? done(fail(isJson(body) ? 'forbidden-key' : 'malformed-json')) : done(null, value),
      );
    };
    inTurn(request, body, read).catch(done);
  });
}
