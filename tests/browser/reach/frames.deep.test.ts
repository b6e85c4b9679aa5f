import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';
import { countRealClicks, follow, serveInDocument, watchRequests } from './hostile.ts';
import { openDesk } from './open-desk.ts';

const FOREIGN = 'http://elsewhere.invalid';
const get = (name: string) => `get:/api/admin/audit?b=${name}`;
const button = (label: string, actions: object[]) => ({ type: 'button', label, onEvent: { click: { actions } } });
const ajax = (api: object | string) => ({ actionType: 'ajax', args: { api } });
const shown = (body: unknown, rest: object = {}) => ({ type: 'page', ...rest, body });

/** Everything that a page can send by itself: through the environment, and past it. */
const sends = shown(
  [
    { type: 'tpl', tpl: 'Hostile desk' },
    {
      type: 'log',
      source: { method: 'post', url: '/api/user/preferences?b=log', headers: { 'X-Page': 'builtin;x;1;;' } },
    },
    { type: 'service', api: get('service'), body: 'x' },
    { type: 'service', schemaApi: get('schemaApi') },
    {
      type: 'form',
      api: get('form'),
      initApi: get('initApi'),
      body: [{ type: 'select', name: 's', source: get('source') }],
    },
    { type: 'crud', api: get('crud'), columns: [{ name: 'a' }] },
    { type: 'chart', api: get('chart') },
    { type: 'icon', icon: '/api/admin/audit?b=icon&x=.svg' },
    { type: 'service', api: { url: '/api/company/acme/screen/company/desk?b=foreign' }, body: 'x' },
    {
      type: 'service',
      api: {
        url: '/api/company/globex/screen/docs/empty',
        headers: { 'X-Evil': '1', 'x-page': 'builtin;x;1;;' },
      },
      body: { type: 'tpl', tpl: 'Own call: ${id}' },
    },
  ],
  {
    onEvent: {
      init: {
        actions: [
          ajax({ method: 'post', url: '/api/user/info?b=ajax', data: { email: 'a@b.c' } }),
          ajax({ method: 'post', url: '/verifyEmail?b=verify', data: { purpose: 'profile' } }),
          { actionType: 'setLocale', args: { locale: 'zh-CN' } },
          { actionType: 'signOut' },
          { actionType: 'email', args: { to: 'a@b.c', subject: 'x' } },
        ],
      },
    },
    initApi: get('page'),
  },
);

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine, { FRAME_HOSTS: 'maps.invalid' });
  });
  afterAll(closeChromium);

  const bar = (page: Page) => page.locator('.pw-host-held');

  it('sends nothing for a company but calls of its own scope, whatever the page names', async () => {
    const { page, desk, sent, pages, close } = await openDesk(platform, sends, 'owner@example.com', async (opened) => {
      // The server never served this page, so it refuses even its own calls; here the host alone is looked at.
      const json = { status: 0, msg: '', data: { id: 'docs/empty' } };
      await opened.route('**/api/company/globex/screen/docs/empty', (route) => route.fulfill({ json }));
    });
    await desk.getByText('Own call: docs/empty').waitFor();
    expect(sent.filter((each) => /[?&]b=/.test(each))).toEqual([]);
    expect(sent.filter((each) => each.startsWith('POST'))).toEqual([]);
    expect(sent.filter((each) => each.includes('http') && !each.includes(platform.base))).toEqual([]);
    // The platform's own code asks for screens alone.
    const others = pages.filter((each) => !/^builtin;host;0;; GET \/api\/\S*screen\//.test(each));
    expect(new Set(others)).toEqual(
      new Set(['company;company%2Fdesk;7;globex; GET /api/company/globex/screen/docs/empty']),
    );
    expect(page.url()).toContain('/company/globex');
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    await close();
  });

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
      shown(
        [
          { type: 'tpl', tpl: 'Stay' },
          { type: 'tpl', tpl: `<a href="${FOREIGN}/link">Link</a>` },
        ],
        leave(`${FOREIGN}/?d=secret`),
      ),
    );
    await bar(page).getByText('This page wants to open elsewhere.invalid.').waitFor();
    expect(sent.filter((each) => each.includes('elsewhere'))).toEqual([]);
    await bar(page).getByRole('button', { name: 'Stay here' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await desk.getByRole('link', { name: 'Link' }).click();
    await bar(page).getByText('elsewhere.invalid').waitFor();
    expect(page.context().pages()).toHaveLength(1);
    await close();
  });

  it('follows a click to a page of its own company, and holds every other page of this site', async () => {
    const go = (link: string) => ({ actionType: 'link', args: { link } });
    const { page, desk, close } = await openDesk(
      platform,
      shown(
        [
          button('Docs', [go('/docs')]),
          { type: 'tpl', tpl: '<a href="/i/profile">Profile</a>' },
          button('Own', [go('/company/globex?own=1')]),
        ],
        {
          onEvent: { init: { actions: [{ actionType: 'goto', args: { url: '/i/security' } }] } },
        },
      ),
    );
    await bar(page).getByText('This page wants to open /i/security.').waitFor();
    expect(page.url()).toContain('/company/globex');
    await desk.getByRole('button', { name: 'Own', exact: true }).click();
    await page.waitForURL(/\/company\/globex\?own=1$/);
    await desk.getByRole('link', { name: 'Profile' }).click();
    await bar(page).getByText('/i/profile').waitFor();
    await desk.getByRole('button', { name: 'Docs' }).click();
    await bar(page).getByText('/docs').waitFor();
    expect(page.url()).toContain('/company/globex');
    await bar(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/docs$/);
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

  it('loads no picture from an own address but uploads and files of the client', async () => {
    const path = (name: string) => `/i/profile?p=${name}`;
    const markup = [
      `<img src="${path('img')}"><img srcset="${path('srcset')} 2x"><video poster="${path('poster')}"></video>`,
      `<table background="${path('background')}"><tr><td>x</td></tr></table><input type="image" src="${path('input')}">`,
      `<svg><image href="${path('svg')}" width="9" height="9"/></svg>`,
      `<b style="background:url(${path('style')})">Marked up</b><img class="mine" src="/api/upload/0?p=upload">`,
    ].join('');
    const hostile = shown([
      { type: 'image', src: path('image') },
      { type: 'avatar', src: `${platform.base}${path('avatar')}` },
      { type: 'carousel', options: [{ image: path('carousel') }] },
      { type: 'container', style: { backgroundImage: `url(${path('node')})` }, body: 'Styled' },
      { type: 'tpl', tpl: markup },
    ]);
    const refused = new Set<string>();
    const watch = async (page: Page) =>
      void page.on('requestfailed', (request) => request.failure()?.errorText === 'csp' && refused.add(request.url()));
    const { desk, problems, sent, close } = await openDesk(platform, hostile, 'owner@example.com', watch);
    problems.expect(/api\/upload|404|Content Security Policy|img-src refused/);
    await desk.getByText('Marked up').waitFor();
    // What its policy refuses counts as a request in the browser.
    const left = () => sent.filter((each) => each.includes('p=') && !refused.has(`${platform.base}${each.slice(4)}`));
    await expect.poll(left).toEqual(['GET /api/upload/0?p=upload']);
    await close();
  });

  it("draws its messages in its own box, under its company's name", async () => {
    const { desk, close } = await openDesk(
      platform,
      shown([
        button('Say', [{ actionType: 'alert', dialog: { title: 'Sign in again', msg: 'Your password, please' } }]),
      ]),
    );
    await desk.getByRole('button', { name: 'Say' }).click();
    const dialog = desk.locator('[data-author=tenant] [role=dialog]');
    await dialog.getByText('Your password, please').waitFor();
    await dialog.getByText('Message from Globex’s page: Sign in again').waitFor();
    expect(await desk.getByText('Your password, please').count()).toBe(1);
    await close();
  });

  it("has its company's name in the title line of every dialog", async () => {
    const title = 'Confirm that it is you';
    const body = { type: 'tpl', tpl: 'Your password, please' };
    const opens = (label: string, action: object) => button(label, [action]);
    const { page, desk, close } = await openDesk(
      platform,
      shown([
        opens('Words', { actionType: 'dialog', dialog: { title, body } }),
        opens('Nodes', { actionType: 'dialog', dialog: { title: { type: 'tpl', tpl: title }, body } }),
        opens('Drawer', { actionType: 'drawer', drawer: { title, body } }),
      ]),
    );
    for (const [name, part] of [
      ['Words', '.cxd-Modal-header'],
      ['Nodes', '.cxd-Modal-header'],
      ['Drawer', '.cxd-Drawer-header'],
    ] as const) {
      await desk.getByRole('button', { name, exact: true }).click();
      const header = desk.locator(part);
      await header.getByText(title).waitFor();
      expect(await header.innerText(), name).toContain('Message from Globex’s page');
      await page.keyboard.press('Escape');
      await header.waitFor({ state: 'detached' });
    }
    await close();
  });

  it('reads nothing of the frame around it and changes nothing there', async () => {
    const { desk, close } = await openDesk(
      platform,
      shown([
        {
          type: 'tpl',
          tpl: 'Phone: [${user.phone}] Mail: [${user.email}] Name: [${user.name}] Others: [${COUNT(companies)}]',
        },
        button('Reach out', [{ actionType: 'setValue', componentId: 'user-menu', args: { value: { secret: 1 } } }]),
      ]),
      'owner@example.com',
    );
    await desk.getByText(/Phone: \[\] Mail: \[\] Name: \[.+\] Others: \[1\]/).waitFor();
    await close();
  });

  it('stays in its box, with its dialogs', async () => {
    const cover = { position: 'fixed', inset: 0, zIndex: 2147483647, background: 'red' };
    const { page, desk, close } = await openDesk(
      platform,
      shown([
        { type: 'container', className: 'cover', style: { ...cover, pointerEvents: 'none' }, body: 'cover' },
        button('Ask', [{ actionType: 'dialog', dialog: { title: 'Asked', body: 'In the box' } }]),
      ]),
    );
    const header = await page.locator('.pw-header').boundingBox();
    const top = await page.evaluate(() => document.elementFromPoint(200, 20)?.closest('.pw-header') !== null);
    expect(top).toBe(true);
    const covered = await desk.locator('.cover').boundingBox();
    expect(covered!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    await desk.getByRole('button', { name: 'Ask' }).click();
    const dialog = desk.locator('[data-author=tenant] [role=dialog]');
    await dialog.getByText('In the box').waitFor();
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
    expect(sent.filter((each) => each.includes('docs/empty')).length).toBeLessThanOrEqual(4);
    await close();
  });

  it('leaves sign-in within reach when the page of a company leads away at once', async () => {
    const { page, problems, close } = await visit(platform);
    problems.expect(/only the host sends|Failed to load|may not make this call/);
    const leaves = [
      { actionType: 'goto', args: { url: '/docs', reload: true } },
      { actionType: 'url', args: { url: FOREIGN } },
    ];
    const ajax = { actionType: 'ajax', api: 'get:/api/user/info?b=login' };
    const login = shown([{ type: 'tpl', tpl: 'Company login' }], {
      initApi: 'get:/passwordDesc',
      onEvent: { init: { actions: leaves }, inited: { actions: [ajax] } },
    });
    await countRealClicks(page);
    await serveInDocument(page, '/login', { id: 'account/login', layer: 'company', schema: login });
    const { sent } = watchRequests(page);
    await page.goto(`${platform.base}/login?company=globex`);
    await page.getByText('Company login').waitFor();
    await bar(page).waitFor();
    await expect.poll(() => sent.some((each) => each.includes('/passwordDesc'))).toBe(true);
    expect(page.url()).toContain('/login?company=globex');
    expect(sent.filter((each) => each.includes('b=login'))).toEqual([]);
    await close();
  });
});
