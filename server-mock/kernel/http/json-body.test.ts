import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { BODY_BOUNDS } from './body-bounds.ts';
import { readJsonBodies } from './json-body.ts';

const levels = '['.repeat(BODY_BOUNDS.depth + 1);

it.each([
  ['values', 'body-too-many-values', JSON.stringify(new Array(BODY_BOUNDS.values).fill(0))],
  ['names', 'body-too-many-names', `{${Array.from({ length: BODY_BOUNDS.names + 1 }, (_, at) => `"${at}":0`).join()}}`],
  ['levels', 'body-too-deep', levels],
  ['digits', 'number-too-large', '{"a":["1e400",1e5,{"b":-1e400}]}'],
  ['digits without an exponent', 'number-too-large', `[${'9'.repeat(310)}]`],
])('refuses a body of too many %s before it is parsed', async (_, code, payload) => {
  const app = Fastify();
  app.setErrorHandler((error: { code?: string }, _request, reply) => reply.code(400).send(error.code));
  readJsonBodies(app);
  app.post('/', async () => 'read');
  const headers = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url: '/', headers, payload })).body).toBe(code);
});

it('reads texts that look like numbers, and numbers that are small', async () => {
  const app = Fastify();
  readJsonBodies(app);
  app.post('/', async ({ body }) => body);
  const headers = { 'content-type': 'application/json' };
  const payload = '{"a":"1e400","b":1e300,"c":1e-400}';
  expect((await app.inject({ method: 'POST', url: '/', headers, payload })).json()).toEqual({
    a: '1e400',
    b: 1e300,
    c: 0,
  });
});
