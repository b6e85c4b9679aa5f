import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium, openPage } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { corruptionOf } from '../../unbreakable-sign-in/corruption.ts';
import { putInForce } from '../../unbreakable-sign-in/in-force.ts';
import { KINDS } from '../../unbreakable-sign-in/kinds.ts';
import { enter } from '../../unbreakable-sign-in/sign-in.ts';
import { Tab } from '../../unbreakable-sign-in/tab.ts';
import { clientDir } from '../client-dir.ts';

const SEED = 1;
const kinds = Object.keys(KINDS);

onOneEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    const storage = await engine.storage();
    server = await startServer({
      storage,
      clientDir,
      environment: { PAGEWRIGHT_DEFAULT_AUTH: 'password' },
      // Some calls of spoilt pages are never answered.
      prepare: (app) =>
        app.addHook('onRequest', async (request, reply) => {
          if (request.url.includes('never=1')) reply.hijack();
        }),
    });
  });
  afterAll(closeChromium);
  afterAll(() => server.stop());

  it('let people sign in, on the page or by the link to the standard one', { timeout: 400_000 }, async () => {
    const { page } = await openPage();
    const tab = await Tab.around(page);
    const outcomes = [];
    for (const number of kinds.keys()) {
      const corruption = corruptionOf(number, SEED);
      const remove = await putInForce(server.services, corruption);
      const { kind, screen } = corruption;
      outcomes.push({ kind, screen, ...(await enter(tab, `${server.base}/login`)) });
      await tab.forget(new URL(server.base).origin);
      await remove();
    }
    expect(outcomes.map(({ kind }) => kind)).toEqual(kinds);
    expect(outcomes.filter(({ way }) => !['page', 'link'].includes(way))).toEqual([]);
    expect(outcomes.filter(({ way }) => way === 'page').length).toBeGreaterThan(outcomes.length / 2);
  });
});
