import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { mostOfNetwork } from './crowds.ts';
import { mostUnanswered } from './pipelined.ts';

/** An address of this machine that is another network than the usual one. */
const elsewhere = '127.0.0.2';

onOneEngine((engine) => {
  let server: TestServer;
  const sockets: Socket[] = [];
  /** What answers the requests that wait. */
  const waiting: (() => void)[] = [];

  beforeAll(async () => {
    server = await startServer({
      storage: await engine.storage(),
      prepare: (app) =>
        app.get('/slow', async () => {
          await new Promise<void>((answer) => waiting.push(answer));
          return 'done';
        }),
    });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  });

  interface Raw {
    status: number;
    headers: Record<string, unknown>;
    bytes: Buffer;
  }

  /** Asks from an address of this machine. */
  function ask(path: string, localAddress = '127.0.0.1', headers: Record<string, string> = {}): Promise<Raw> {
    return new Promise((resolve, reject) => {
      const sent = request(server.base + path, { localAddress, headers, agent: false }, async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode!, headers: response.headers, bytes });
      });
      sent.on('error', reject).end();
    });
  }

  /** Sends as many requests as may wait, on as few connections as may be. */
  async function crowd(): Promise<void> {
    const { length } = waiting;
    for (let count = 0; count < mostOfNetwork; count += mostUnanswered) {
      const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(mostUnanswered));
      sockets.push(socket);
    }
    await vi.waitFor(() => expect(waiting).toHaveLength(length + mostOfNetwork), 10_000);
  }

  async function closeAll(): Promise<void> {
    await Promise.all(sockets.splice(0).map((socket) => once(socket.destroy(), 'close')));
  }

  const status = async (path: string, address?: string) => (await ask(path, address)).status;

  it('refuses what one network asks beyond 256 unanswered requests, and nothing of another one', async () => {
    const streams = await Promise.all([1, 2, 3].map(() => EventReader.open(`${server.base}/api/screen-events`)));
    await crowd();
    const look = vi.spyOn(server.services.sessions, 'find');
    const { cookieName } = server.services.config.session;
    const refused = await ask('/api/config', '127.0.0.1', { cookie: `${cookieName}=x`, 'accept-language': 'en' });
    expect(JSON.parse(refused.bytes.toString())).toEqual({
      status: 503,
      msg: 'The server is busy. Please try again in a moment.',
    });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect([await status('/login'), await status('/api/screen-events'), await status('/nothing')]).toEqual([
      503, 503, 503,
    ]);
    expect(look).not.toHaveBeenCalled();
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    expect([await status('/login', elsewhere), await status('/api/config', elsewhere)]).toEqual([200, 200]);
    for (const stream of streams) stream.close();
    for (const answer of waiting.splice(0)) answer();
    await vi.waitFor(async () => expect(await status('/login')).toBe(200), 10_000);
    await closeAll();
  });

  it('gives the places of a connection back that is closed, those of answers behind others, too', async () => {
    await crowd();
    expect(await status('/login')).toBe(503);
    await closeAll();
    await vi.waitFor(async () => expect(await status('/login')).toBe(200), 10_000);
    await crowd();
    expect(await status('/login')).toBe(503);
    await closeAll();
  });
});
