import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startServer } from '../../../tests/support/server.ts';
import { silentLog } from '../../../tests/support/storage.ts';
import { createTexts } from '../locales/index.ts';
import { findProjectRoot } from '../program/project-root.ts';
import { arrivalOptions, watchBodies } from './slow-requests.ts';

const apps: FastifyInstance[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const app of apps.splice(0)) await app.close();
});

/** A server that answers with the length of a body, and looks at bodies every 150 milliseconds. */
async function listen(options = {}): Promise<number> {
  const app = fastify({ ...options });
  apps.push(app);
  watchBodies(app, createTexts(findProjectRoot(), silentLog), { window: 150, bytes: 100 });
  app.post('/', async ({ body }) => ({ length: String(body).length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  await once(socket, 'close');
  return text;
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends a text again and again, as often as said, and stops when the connection is closed. */
function drip(socket: Socket, text: string, every: number, times: number): void {
  const timer = setInterval(() => {
    times -= 1;
    if (socket.destroyed || times < 0) clearInterval(timer);
    else socket.write(text);
  }, every);
}

it('ends a body that arrives byte by byte', async () => {
  const socket = open(await listen());
  socket.write(head(100_000));
  drip(socket, 'x', 10, 1000);
  const answer = await answerOf(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"status":408');
});

it('ends a body that begins fast and then stands still', async () => {
  const socket = open(await listen());
  socket.write(head(100_000) + 'x'.repeat(50_000));
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('takes a body that is slow but steady for many looks', async () => {
  const socket = open(await listen());
  socket.write(head(20_000));
  drip(socket, 'x'.repeat(500), 15, 40);
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"length":20000/);
});

it('ends headers that do not arrive', async () => {
  const port = await listen({ http: { headersTimeout: 50, connectionsCheckingInterval: 20 } });
  const socket = open(port);
  socket.write('POST / HTTP/1.1\r\nHost: x\r\n');
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

onOneEngine((engine) => {
  it('bounds the arrival of every request of the platform', async () => {
    const server = await startServer({ storage: await engine.storage(), pace: { window: 40, bytes: 100 } });
    const { requestTimeout, headersTimeout } = server.app.server;
    const socket = open((server.app.server.address() as AddressInfo).port);
    socket.write('POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
    const answer = await answerOf(socket);
    await server.stop();
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect({ requestTimeout, headersTimeout }).toEqual({
      requestTimeout: arrivalOptions.requestTimeout,
      headersTimeout: arrivalOptions.http.headersTimeout,
    });
    expect(headersTimeout).toBeLessThanOrEqual(30_000);
  });
});
