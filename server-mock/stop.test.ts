import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { onOneEngine } from '../tests/support/databases.ts';
import { EventReader } from '../tests/support/event-reader.ts';
import { startServer } from '../tests/support/server.ts';

/** A server of its own is started inside the test; that takes longer than other tests may. */
const patience = 90_000;

onOneEngine((engine) => {
  it(
    'stops with open streams and idle connections, after running requests are answered',
    async () => {
      let release: () => void = () => undefined;
      let entered: () => void = () => undefined;
      const running = new Promise<void>((resolve) => {
        entered = resolve;
      });
      const server = await startServer({
        storage: await engine.storage(),
        prepare: (app) => {
          app.get('/api/test-slow', async () => {
            entered();
            await new Promise<void>((resolve) => {
              release = resolve;
            });
            return { late: true };
          });
        },
      });
      const visitor = server.visitor();
      const stream = await EventReader.open(`${server.base}/api/screen-events`);
      const idle = connect(Number(new URL(server.base).port), '127.0.0.1');
      await new Promise((resolve) => idle.once('connect', resolve));
      const answer = visitor.get('/api/test-slow');
      await running;
      const stopped = server.stop();
      await stream.ended;
      release();
      expect((await answer).json).toEqual({ late: true });
      await stopped;
      await expect(fetch(`${server.base}/healthz`)).rejects.toThrow();
      idle.destroy();
    },
    patience,
  );
});
