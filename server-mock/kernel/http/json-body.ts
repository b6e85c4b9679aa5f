import type { FastifyInstance } from 'fastify';
import { isJson } from '../../../src/validation/is-json.ts';
import { fail } from '../errors/fail.ts';
import { bodyTurns } from './body-turns.ts';
import { hasMoreValues, MOST_BODY_VALUES } from './body-values.ts';

/**
 * Parses JSON bodies. An empty body counts as no body, because some clients send `Content-Type` with every request. The parser refuses a
 * body with more than `MOST_BODY_VALUES` values before it parses it. A key that would change a prototype gets `forbidden-key`, and
 * invalid JSON gets `malformed-json`. Large bodies wait for their turn.
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
