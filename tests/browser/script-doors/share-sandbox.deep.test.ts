import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium, openPage, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';

/** What a program in the page could get hold of: a value, or the error's name. */
const reach = `(async () => {
  const attempt = async (get) => { try { return await get(); } catch (error) { return error.name; } };
  const fetched = async (init) => (await freshFetch('/api/user/info', init)).status;
  return {
    origin: window.origin,
    cookie: await attempt(() => document.cookie),
    local: await attempt(() => localStorage.getItem('platform')),
    session: await attempt(() => sessionStorage.getItem('platform')),
    database: await attempt(() => indexedDB.open('x')),
    user: await attempt(() => fetched({ credentials: 'include' })),
    userWithProof: await attempt(() => fetched({ credentials: 'include', headers: { 'X-Requested-With': 'x' } })),
    sameOriginCode: await attempt(() => new Function('return 1')()),
  };
})()`;

/** Keeps the browser's own `fetch`: the platform takes it away, and here the document's sandbox alone is tried. */
const keepFetch = 'window.freshFetch = window.fetch.bind(window)';

/** What a document of the platform leaves in the browser. */
const leaveTraces = `(() => {
  localStorage.setItem('platform', 'here');
  sessionStorage.setItem('platform', 'here');
  document.cookie = 'platform=here';
})()`;

onOneEngine((engine) => {
  let platform: DemoPlatform;
  /** Cookies that came with calls from an opaque origin. */
  const cookies: (string | undefined)[] = [];
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, {
      clientDir,
      prepare: (app) =>
        app.addHook('onRequest', async ({ headers, url }) => {
          if (headers.origin === 'null' && url.startsWith('/api/')) {
            cookies.push(headers.cookie);
          }
        }),
    });
  });
  afterAll(closeChromium);

  it('a shared page of a signed-in person loads its modules and reaches neither session nor storage', async () => {
    const { page, problems, close } = await openPage();
    await page.addInitScript(keepFetch);
    problems.expect(/status of 404/);
    await signIn(page, new URL(platform.base).origin, 'admin@example.com', demoPassword);
    await page.goto(`${platform.base}/`);
    await page.locator('#root h1').waitFor();
    await page.evaluate(leaveTraces);
    await page.goto(`${platform.base}/share/nothing-here`);
    await page.locator('#root h1').waitFor();
    problems.assertNone();
    problems.expect(/api\/user\/info|Failed to load resource|unsafe-eval/);
    expect(await page.evaluate(reach)).toEqual({
      origin: 'null',
      cookie: '',
      local: null,
      session: null,
      database: 'SecurityError',
      user: 'TypeError',
      userWithProof: 'TypeError',
      sameOriginCode: 'EvalError',
    });
    expect(cookies).toContain(undefined);
    expect(cookies.filter((cookie) => cookie?.includes('session'))).toEqual([]);
    await close();
  });

  it('the same attempts succeed in the document of the platform', async () => {
    const { page, problems, close } = await openPage();
    await page.addInitScript(keepFetch);
    problems.expect(/unsafe-eval|status of 403/);
    await signIn(page, new URL(platform.base).origin, 'admin@example.com', demoPassword);
    await page.goto(`${platform.base}/`);
    await page.locator('#root h1').waitFor();
    await page.evaluate(leaveTraces);
    expect(await page.evaluate(reach)).toMatchObject({
      origin: new URL(platform.base).origin,
      cookie: expect.stringContaining('platform=here'),
      local: 'here',
      session: 'here',
      // A script that does not name its page reads what the person may read, and changes nothing.
      user: 403,
      userWithProof: 200,
    });
    await close();
  });
});
