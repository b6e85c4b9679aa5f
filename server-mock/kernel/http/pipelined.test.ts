import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { mostUnanswered } from './pipelined.ts';

onOneEngine((engine) => {
  let server: TestServer;
  let begun = 0;

  beforeAll(async () => {
    server = await startServer({
      storage: await engine.storage(),
      prepare: (app) =>
        app.addHook('onRequest', async () => {
          begun += 1;
        }),
    });
  });
  afterAll(() => server.stop());

  function send(count: number, address: string): Socket {
    const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count));
    return socket;
  }

  it.each(['/api/openapi.json', '/healthz', '/login', '/%zz'])(
    'closes a connection with 500 requests to %s',
    async (address) => {
      begun = 0;
      const socket = send(500, address);
      await once(socket.resume(), 'close');
      expect(begun).toBe(0);
      expect((await server.visitor().get('/healthz')).status).toBe(200);
    },
  );

  it('answers as many as a connection may have, one batch after the other', async () => {
    const socket = send(0, '/healthz');
    const batch = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(mostUnanswered);
    for (let number = 1; number <= 5; number += 1) {
      let text = '';
      const answered = new Promise<void>((done) => {
        const read = (data: Buffer) => {
          text += data;
          if (text.split('HTTP/1.1 200 ').length <= mostUnanswered) return;
          socket.off('data', read);
          done();
        };
        socket.on('data', read);
      });
      socket.write(batch);
      await answered;
    }
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  it('sends the description of the API once to who has it', async () => {
    const first = await server.visitor().get('/api/openapi.json');
    const etag = first.headers.get('etag')!;
    expect(first.json).toMatchObject({ openapi: '3.1.0' });
    const again = await server.visitor().send('/api/openapi.json', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
