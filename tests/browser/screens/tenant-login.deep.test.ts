import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, screenshot } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit, WIDTHS } from './platform.ts';

const pictures = 'test-results/screenshots';

/** Each width in one of the languages. */
const LOOKS = [
  ['en-US', 'wide'],
  ['zh-CN', 'narrow'],
] as const;

/** A company's page: a heading, a colour, a choice and an attempt to reach into the form. */
const decorated = {
  type: 'page',
  className: 'pw-login',
  data: { email: 'planted', token: 'planted' },
  body: [
    {
      type: 'container',
      style: { background: '#0f4c5c', padding: '3rem', color: '#fff' },
      body: [
        { type: 'tpl', wrapperComponent: 'h1', style: { color: '#fff' }, tpl: 'Globex' },
        { type: 'tpl', wrapperComponent: 'p', tpl: 'Everything under one roof.' },
      ],
    },
    {
      type: 'container',
      className: 'pw-login-panel',
      body: {
        type: 'container',
        className: 'pw-login-form',
        body: [
          { type: 'tpl', wrapperComponent: 'h2', tpl: 'Sign in to Globex' },
          { type: 'sign-in' },
          {
            type: 'button',
            label: 'Reach in',
            className: 'reach-in',
            onEvent: {
              click: {
                actions: [
                  {
                    actionType: 'setValue',
                    ignoreError: true,
                    componentId: 'login-password',
                    args: { value: { email: 'planted' } },
                  },
                  { actionType: 'toast', args: { msg: 'The attempt is over' } },
                ],
              },
            },
          },
        ],
      },
    },
  ],
};

const withField = {
  type: 'page',
  className: 'pw-login',
  body: [
    { type: 'tpl', wrapperComponent: 'h1', tpl: 'Globex' },
    { type: 'form', wrapWithPanel: false, body: [{ type: 'input-text', name: 'secret', label: 'Your password' }] },
  ],
};

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;

  beforeAll(async () => {
    platform = await startPlatform(engine);
    owner = await platform.person('owner');
    mkdirSync(pictures, { recursive: true });
  });
  afterAll(closeChromium);

  const put = (schema: object, id = 'account/login') =>
    owner.post<{ preview: string }>(`/api/company/globex/screen/${id}/publish`, { schema, note: '' });
  const address = '/login?company=globex&authType=password';

  it("keeps what people type in the platform's form out of the page around it, and signs them in", async () => {
    expect((await put(decorated)).status).toBe(200);
    const { page, show } = await visit(platform);
    await show(address, 'input[name=token]');
    await page.locator('#root input[name=email]').fill('member');
    await page.locator('#root .reach-in').click();
    await page.getByText('The attempt is over').waitFor();
    expect(await page.locator('#root input[name=email]').inputValue()).toBe('member');
    await page.locator('#root input[name=token]').fill(demoPassword);
    await page.locator('#root .pw-sign-in button[type=submit]').click();
    await page.waitForURL(`${platform.base}/`);
  });

  it('looks well at each width, light and dark', { timeout: 120_000 }, async () => {
    for (const [locale, name] of LOOKS) {
      const width = WIDTHS[name];
      const { page, show } = await visit(platform, { locale, width });
      await show(address, 'input[name=token]');
      for (const look of ['light', 'dark'] as const) {
        await page.context().addCookies([{ name: 'appearance', value: look, url: platform.base }]);
        await page.reload();
        await page.locator('#root input[name=token]').first().waitFor();
        await screenshot(page, `${pictures}/tenant-login-${locale}-${name}-${look}.png`, width);
      }
      expect(await accessibilityViolations(page)).toEqual([]);
    }
  });

  it('is left aside where it was never judged as a sign-in page and has a field of its own', async () => {
    const { database, companies } = platform.services;
    const { id } = (await companies.findByKey('globex'))!;
    await put(withField, 'brand/globex');
    await database.query.updateTable('company').set({ login_page: 'brand/globex' }).where('id', '=', id).execute();
    const { page, show } = await visit(platform);
    await show(address, 'input[name=token]');
    expect(await page.getByText('This field is switched off').count()).toBe(0);
    expect(await page.locator('input[name=secret]').count()).toBe(0);
    await database.query.updateTable('company').set({ login_page: null }).where('id', '=', id).execute();
  });

  it('marks a draft, which changes nothing', { timeout: 120_000 }, async () => {
    const schema = {
      type: 'page',
      body: [
        { type: 'tpl', wrapperComponent: 'h1', tpl: 'A page to be' },
        {
          type: 'button',
          label: 'Change',
          onEvent: { click: { actions: [{ actionType: 'ajax', api: 'post:/auth/captcha' }] } },
        },
      ],
    };
    const { json } = await owner.post<{ preview: string }>('/api/company/globex/screen/company/desk/draft', { schema });
    for (const [locale, name] of LOOKS) {
      const width = WIDTHS[name];
      const { page, show } = await visit(platform, { as: 'owner@example.com', locale, width });
      const draft = page.frameLocator('.pw-tenant-page');
      const changes: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && changes.push(request.url()));
      await show(`/company/globex${json.data.preview}`, '.pw-draft-bar');
      const words = locale === 'en-US' ? 'Draft preview · not published' : '草稿预览 · 未发布';
      await page.getByText(words).waitFor();
      for (const look of ['light', 'dark'] as const) {
        await page.context().addCookies([{ name: 'appearance', value: look, url: platform.base }]);
        await page.reload();
        await page.locator('.pw-draft-bar').first().waitFor();
        await draft.getByRole('heading', { name: 'A page to be' }).waitFor();
        await screenshot(page, `${pictures}/draft-${locale}-${name}-${look}.png`, width);
      }
      expect(await accessibilityViolations(page)).toEqual([]);
      await draft.getByRole('button', { name: 'Change' }).click();
      await draft.getByText(locale === 'en-US' ? 'The platform stopped this page' : '平台已阻止此页面').waitFor();
      expect(changes).toEqual([]);
    }
  });
});
