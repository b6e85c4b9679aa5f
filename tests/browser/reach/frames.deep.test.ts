import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform } from '../screens/platform.ts';
import { follow, use } from './hostile.ts';
import { openDesk } from './open-desk.ts';

const FOREIGN = 'http://elsewhere.invalid';
const button = (label: string, actions: object[]) => ({ type: 'button', label, onEvent: { click: { actions } } });
const used = { type: 'tpl', tpl: 'Used' };
const shown = (body: unknown, rest: object = {}) => ({ type: 'page', ...rest, body });

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine, { FRAME_HOSTS: 'maps.invalid' });
  });
  afterAll(closeChromium);

  const bar = (page: Page) => page.locator('.pw-host-held');

  it('is the platform again on an address of the platform', async () => {
    const { page, close } = await openDesk(platform, shown('Hostile desk'));
    const asked = page.waitForRequest(/screen\/user-center\/profile/);
    await follow(page, '/i/profile');
    expect(new URL((await asked).url()).pathname).toBe('/api/screen/user-center/profile');
    await page.locator('input[name=nickName]').waitFor();
    expect(await page.locator('[data-author=tenant]').count()).toBe(0);
    await close();
  });

  it('leads nowhere by itself, and names the host of another site before it does', async () => {
    const leave = (url: string) => ({
      onEvent: { init: { actions: [{ actionType: 'url', args: { url, blank: false } }] } },
    });
    const { page, desk, sent, close } = await openDesk(
      platform,
      shown([used, { type: 'tpl', tpl: `<a href="${FOREIGN}/link">Link</a>` }], leave(`${FOREIGN}/?d=secret`)),
    );
    await use(page, desk.getByText('Used'));
    await desk.getByRole('link', { name: 'Link' }).click();
    await bar(page).getByText('This page wants to open elsewhere.invalid.').waitFor();
    await bar(page).getByRole('button', { name: 'Stay here' }).click();
    await bar(page).waitFor({ state: 'detached' });
    expect(sent.filter((each) => each.includes('elsewhere'))).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    await close();
  });

  it('follows a click to a page of its own company, and holds every other page of this site', async () => {
    const go = (link: string) => ({ actionType: 'link', args: { link } });
    const { page, desk, close } = await openDesk(
      platform,
      shown([
        button('Docs', [go('/docs')]),
        { type: 'tpl', tpl: '<a href="/i/profile">Profile</a>' },
        button('Own', [go('/company/globex?own=1')]),
      ]),
    );
    await desk.getByRole('button', { name: 'Own', exact: true }).click();
    await page.waitForURL(/\/company\/globex\?own=1$/);
    await desk.getByRole('link', { name: 'Profile' }).click();
    await bar(page).getByText('/i/profile').waitFor();
    await desk.getByRole('button', { name: 'Docs' }).click();
    await bar(page).getByText('/docs').waitFor();
    expect(page.url()).toContain('/company/globex');
    await bar(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/docs/*');
    await close();
  });

  it('shows sites that the operator names in a sandbox, and a note in place of all others', async () => {
    const frame = (src: string, type = 'iframe') => ({ type, src, name: 'f', events: {} });
    const hostile = shown([
      frame('https://maps.invalid/a'),
      frame('/i/security'),
      frame('${contextPath}/i/security?embed=1', 'IFrame'),
      frame(`${platform.base}/i/security`),
      frame('https://elsewhere.invalid/'),
      frame('data:text/html,x', 'webviewer'),
    ]);
    const { desk, problems, close } = await openDesk(platform, hostile);
    problems.expect(/maps\.invalid|ERR_/);
    await desk.getByText('This part of the page shows another site.').nth(4).waitFor();
    const frames = await desk
      .locator('[data-author=tenant] iframe')
      .evaluateAll((all) => all.map((each) => [each.getAttribute('src'), each.getAttribute('sandbox')]));
    expect(frames).toEqual([['https://maps.invalid/a', 'allow-scripts allow-forms allow-popups']]);
    await close();
  });

  it('slows a loop of calls down and says so', async () => {
    const again = { fetchInited: { actions: [{ actionType: 'reload', componentId: 'loop' }] } };
    const api = 'get:/api/company/globex/screen/docs/empty';
    const { page, sent, close } = await openDesk(
      platform,
      shown([{ type: 'service', id: 'loop', api, onEvent: again, body: 'Loop' }]),
    );
    await page.locator('.pw-host-slowed').waitFor();
    expect(sent.filter((each) => each.includes('docs/empty')).length).toBeLessThanOrEqual(60);
    await close();
  });

  it('leaves a member the platform’s header, and starts itself anew once for a click', async () => {
    const again = { type: 'tpl', tpl: 'Round ${n}', className: 'rounds' };
    const refresh = { actionType: 'refresh' };
    const children = [
      { actionType: 'wait', args: { time: 50 } },
      refresh,
      { actionType: 'setValue', componentId: 'rounds', args: { value: { n: '${at}' } } },
    ];
    const loop = { actionType: 'loop', args: { loopName: 'rows' }, children };
    const { page, desk, close } = await openDesk(
      platform,
      shown([button('Again', [refresh]), again], {
        id: 'rounds',
        data: { rows: Array.from({ length: 400 }, (_, at) => ({ at })) },
        onEvent: { init: { actions: [loop] } },
      }),
    );
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await desk.getByRole('button', { name: 'Again' }).click();
    await expect.poll(() => documents.length).toBe(1);
    await expect.poll(() => desk.locator('.rounds').innerText()).toMatch(/[2-9]/);
    expect(documents).toHaveLength(1);
    await page.locator('.pw-header a[href$="/docs"]').click();
    await page.waitForURL('**/docs/*');
    await page.locator('[data-author=tenant]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/docs/welcome');
    await close();
  });

  it('saves no file whose name hides what it is', async () => {
    const own = '/api/company/globex/screen/docs/empty';
    const save = { type: 'button', label: 'Save', actionType: 'saveAs', api: `get:${own}`, fileName: 'setup.exe' };
    const { page, desk, close } = await openDesk(platform, shown([used, save]), undefined, async (opened) => {
      // The server never served this page, so it refuses even its own calls.
      await opened.route(`**${own}*`, (route) => route.fulfill({ json: { status: 0, msg: '', data: {} } }));
    });
    await use(page, desk.getByText('Used'));
    const saved = page.waitForEvent('download');
    await desk.getByRole('button', { name: 'Save' }).click();
    expect((await saved).suggestedFilename()).toBe('setup.json');
    await close();
  });
});
