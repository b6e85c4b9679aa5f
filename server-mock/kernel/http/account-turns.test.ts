import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { mostOfAccount, withinTurn } from './account-turns.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;
  /** What answers the calls that are worked on. */
  const working: (() => void)[] = [];

  beforeAll(async () => {
    server = await startDemoPlatform(engine, {
      prepare: (app) => {
        const wait = () => new Promise<void>((goOn) => working.push(goOn));
        app.get('/slow', async () => {
          await wait();
          return 'done';
        });
        app.get('/outer', async (request) => {
          await wait();
          const headers = { cookie: request.headers.cookie ?? '', host: 'localhost' };
          const inner = await withinTurn(request, () => app.inject({ url: '/api/user/info', headers }));
          return inner.json();
        });
      },
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
    for (const answer of working.splice(0)) answer();
  });

  it('calls inside of a call belong to its turn, so that an account with all turns taken goes on', async () => {
    const owner = await server.person('owner@example.com');
    const { id } = (await owner.get<{ id: number }>('/api/user/info')).json.data;
    const outer = Array.from({ length: mostOfAccount + 1 }, () => owner.get('/outer'));
    await vi.waitFor(() => expect(working).toHaveLength(mostOfAccount));
    const [first, ...others] = working.splice(0);
    first!();
    await vi.waitFor(() => expect(working).toHaveLength(1));
    for (const goOn of [...others, ...working.splice(0)]) goOn();
    for (const { json } of await Promise.all(outer)) expect(json).toMatchObject({ status: 0, data: { id } });
  });
});
