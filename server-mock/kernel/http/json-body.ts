import type { FastifyInstance } from 'fastify';
import { isJson } from '../../../src/validation/is-json.ts';
import { fail } from '../errors/fail.ts';
import { BODY_BOUNDS, boundPassed } from './body-bounds.ts';
import { tooLargeNumber } from './number-bound.ts';
import { knowStorable } from './text-hook.ts';

/** What is wrong with a body that passes a bound. */
const EXCESS = { values: 'body-too-many-values', names: 'body-too-many-names', depth: 'body-too-deep' } as const;

/**
 * Parses JSON bodies. An empty body counts as no body, because some clients send `Content-Type` with every request. The parser refuses a
 * body that passes one of `BODY_BOUNDS` before it parses it. A number beyond all numbers gets
 * `number-too-large`. A key that would change a prototype gets `forbidden-key`, and
 * invalid JSON gets `malformed-json`.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null);
    const passed = boundPassed(body, BODY_BOUNDS);
    if (passed) return done(fail(EXCESS[passed], { values: { limit: BODY_BOUNDS[passed] } }));
    const number = tooLargeNumber(body);
    if (number) return done(fail('number-too-large', { values: { number: number.slice(0, 40) } }));
    return parse(request, body, (error, value) => {
      if (error) return done(fail(isJson(body) ? 'forbidden-key' : 'malformed-json'));
      knowStorable(value, body);
      return done(null, value);
    });
  });
}
