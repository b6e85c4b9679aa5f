import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { connectionLimits, pressureOptions } from './limits.ts';

onOneEngine((engine) => {
  let server: TestServer;
  const sockets: Socket[] = [];
  const { http, requestTimeout, connectionTimeout, maxRequestsPerSocket } = connectionLimits;

  beforeAll(async () => {
    server = await startServer({
      storage: await engine.storage(),
      prepare: (app) => app.get('/large', () => Buffer.alloc(64 * 1024 * 1024)),
    });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  });

  function send(request: string): Socket {
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    socket.write(request);
    return socket;
  }

  const half = 'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const inPart = `${half}Origin: http://localhost\r\nContent-Length: 1000\r\n\r\n{`;

  /** Shortens limits of Node's server for a while. */
  async function shortened(limits: ('headersTimeout' | 'requestTimeout' | 'timeout')[], work: () => Promise<void>) {
    const { headersTimeout, timeout, ...rest } = server.app.server;
    for (const limit of limits) server.app.server[limit] = 100;
    await work();
    Object.assign(server.app.server, { headersTimeout, timeout, requestTimeout: rest.requestTimeout });
  }

  it('bounds every connection of the platform', () => {
    const { headersTimeout, timeout, ...rest } = server.app.server;
    expect([headersTimeout, timeout]).toEqual([http.headersTimeout, connectionTimeout]);
    expect([rest.requestTimeout, rest.maxRequestsPerSocket]).toEqual([requestTimeout, maxRequestsPerSocket]);
  });

  it('ends headers that do not arrive', () =>
    shortened(['headersTimeout'], async () => expect(await text(send(half))).toMatch(/^HTTP\/1\.1 408 /)));

  it('ends a body that does not arrive in time', () =>
    // Node takes the shorter one for that of headers.
    shortened(['headersTimeout', 'requestTimeout'], async () =>
      expect(await text(send(inPart))).toMatch(/^HTTP\/1\.1 408 .*"status":408/s),
    ));

  it('ends an answer that nobody reads', () =>
    shortened(['timeout'], async () => {
      const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
      send('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
      const [far] = await connected;
      await once(far, 'close');
      expect(far.bytesRead).toBeGreaterThan(0);
    }));

  it('begins a bounded number of the requests that come together on one connection', async () => {
    let answers = '';
    for await (const data of send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1500))) {
      answers += data;
      if (answers.split('HTTP/1.1 503 ').length > 400) break;
    }
    expect(answers.split('HTTP/1.1 200 ')).toHaveLength(maxRequestsPerSocket + 1);
  });

  it('turns requests away under pressure, but not the question whether the process is up', async () => {
    const reply = {} as FastifyReply;
    const handle = (url: string, delay = 12_000) =>
      pressureOptions.pressureHandler?.call(server.app, { url } as FastifyRequest, reply, 'eventLoopDelay', delay);
    await expect(handle('/api/config')).rejects.toMatchObject({ code: 'overloaded', details: { retryAfter: 10 } });
    await expect(handle('/healthz')).resolves.toBeUndefined();
    await expect(handle('/api/config', Number.POSITIVE_INFINITY)).resolves.toBeUndefined();
  });
});
