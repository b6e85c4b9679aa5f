import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { mostOfAccount } from './account-turns.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;
  /** What answers the calls that are worked on. */
  const working: (() => void)[] = [];

  beforeAll(async () => {
    server = await startDemoPlatform(engine, {
      prepare: (app) =>
        app.get('/slow', async () => {
          await new Promise<void>((answer) => working.push(answer));
          return 'done';
        }),
    });
  });
  afterAll(() => server.stop());

  it('calls of one account take turns; other people do not wait, nor does the account once a caller has gone', async () => {
    const [owner, other] = await Promise.all([server.person('owner@example.com'), server.person('member')]);
    const gone = new AbortController();
    const left = Array.from({ length: mostOfAccount }, () =>
      owner.send('/slow', { signal: gone.signal }).catch(() => undefined),
    );
    await vi.waitFor(() => expect(working).toHaveLength(mostOfAccount));
    let isAnswered = false;
    const waiting = owner.get('/api/user/info').then(({ status }) => {
      isAnswered = true;
      return status;
    });
    expect((await other.get('/api/user/info')).status).toBe(200);
    expect((await server.visitor().get('/login')).status).toBe(200);
    expect(isAnswered).toBe(false);
    gone.abort();
    expect(await waiting).toBe(200);
    await Promise.all(left);
    for (const answer of working) answer();
  });
});
