import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { BODY_BOUNDS } from './body-bounds.ts';
import { LARGE_BODY } from './body-turns.ts';
import { readJsonBodies } from './json-body.ts';

/** A server that remembers whose bodies it has read, in that order. */
function reader() {
  const read: string[] = [];
  const app = Fastify({ bodyLimit: 16 * LARGE_BODY });
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { session: { accountId: request.headers['x-account'] } });
  });
  app.setErrorHandler((error: { code?: string }, _, reply) => reply.code(400).send(error.code));
  readJsonBodies(app);
  app.post('/', async ({ body }) => {
    read.push((body as { name: string }).name);
    return {};
  });
  const send = (account: string, body: object) =>
    app.inject({ method: 'POST', url: '/', headers: { 'x-account': account }, payload: body });
  return { send, read };
}

const large = (name: string) => ({ name, text: 'x'.repeat(LARGE_BODY) });

it('reads large bodies in turns of their senders, and small ones at once', async () => {
  const { send, read } = reader();
  await Promise.all([
    ...['a1', 'a2', 'a3'].map((name) => send('a', large(name))),
    send('b', large('b1')),
    send('a', { name: 'small' }),
  ]);
  expect(read).toEqual(['small', 'a1', 'a2', 'b1', 'a3']);
});

it('refuses more large bodies of one sender than may wait', async () => {
  const { send } = reader();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('a', large('one'))));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(3);
});

it.each([
  ['values', 'body-too-many-values', new Array(BODY_BOUNDS.values).fill(0)],
  ['names', 'body-too-many-names', Object.fromEntries(Array.from({ length: BODY_BOUNDS.names }, (_, key) => [key, 0]))],
  ['levels', 'body-too-deep', JSON.parse(`${'['.repeat(BODY_BOUNDS.depth)}${']'.repeat(BODY_BOUNDS.depth)}`)],
])('refuses a body of too many %s before it is read', async (_, code, value) => {
  const { send, read } = reader();
  const { statusCode, body } = await send('a', { name: 'many', value });
  expect([statusCode, body, read]).toEqual([400, code, []]);
});
