import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { longestUnread } from './unread.ts';

/** More than the system takes of an answer that nobody reads. */
const large = Buffer.alloc(64 * 1024 * 1024);

onOneEngine((engine) => {
  let server: TestServer;
  let finish: () => void = () => undefined;

  beforeAll(async () => {
    server = await startServer({
      storage: await engine.storage(),
      prepare: (app) =>
        app.addHook('onRequest', async ({ url }, reply) => {
          if (url === '/large') return reply.send(large);
          if (url === '/long') await new Promise<void>((resolve) => (finish = resolve));
          return undefined;
        }),
    });
    expect(server.app.server.timeout).toBe(longestUnread);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.app.server.timeout = 100;
  });

  /** Sends a request; answers the two ends of its connection. Nothing is read. */
  async function ask(address: string): Promise<{ near: Socket; far: Socket }> {
    const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
    const near = connect(Number(new URL(server.base).port), '127.0.0.1').on('error', () => undefined);
    near.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return { near, far: (await connected)[0] };
  }

  it('ends an answer whose reader takes nothing', async () => {
    const { near, far } = await ask('/large');
    await once(far, 'close');
    expect(far.bytesRead).toBeGreaterThan(0);
    near.destroy();
  });

  it('waits for an answer that is still being made', async () => {
    const { near, far } = await ask('/long');
    await once(far, 'timeout');
    finish();
    const [data] = (await once(near, 'data')) as [Buffer];
    expect(String(data)).toMatch(/^HTTP\/1\.1 404 /);
    near.destroy();
  });

  it('leaves an event stream open that has nothing to say', async () => {
    const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
    const reader = await EventReader.open(`${server.base}/api/screen-events`, { connection: 'close' });
    const [far] = await connected;
    await once(far, 'timeout');
    server.services.events.publish({ event: 'routes', data: {} });
    expect((await reader.until(({ event }) => event === 'routes')).data).toEqual({});
    reader.close();
  });

  it('ends a connection that has been answered and asks nothing more', async () => {
    server.app.server.keepAliveTimeout = 100;
    const { near, far } = await ask('/healthz');
    near.resume();
    await once(far, 'close');
    expect(far.bytesWritten).toBeGreaterThan(0);
  });
});
