import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { BODY_BOUNDS } from './body-bounds.ts';
import { readJsonBodies } from './json-body.ts';

const levels = '['.repeat(BODY_BOUNDS.depth + 1);

it.each([
  ['values', 'body-too-many-values', JSON.stringify(new Array(BODY_BOUNDS.values).fill(0))],
  ['names', 'body-too-many-names', `{${Array.from({ length: BODY_BOUNDS.names + 1 }, (_, at) => `"${at}":0`).join()}}`],
  ['levels', 'body-too-deep', levels],
])('refuses a body of too many %s before it is parsed', async (_, code, payload) => {
  const app = Fastify();
  app.setErrorHandler((error: { code?: string }, _request, reply) => reply.code(400).send(error.code));
  readJsonBodies(app);
  app.post('/', async () => 'read');
  const headers = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url: '/', headers, payload })).body).toBe(code);
});
