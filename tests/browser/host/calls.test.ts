import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onPglite } from '../../support/databases.ts';
import { listening, usePlatform } from './platform.ts';

const DOCS = 'screens/docs/empty.json';
const service = (api: object | string) => ({
  type: 'service',
  api,
  body: { type: 'tpl', tpl: 'Companies: ${COUNT(items)}' },
});
const reload = (label: string, action: object) => ({
  type: 'button',
  label,
  onEvent: { click: { actions: [action] } },
});

/** Counts the requests for a path from now on. */
function count(page: Page, path: string): { readonly requests: number } {
  const counted = { requests: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) {
      counted.requests += 1;
    }
  });
  return counted;
}

onPglite((engine) => {
  const platform = usePlatform(engine);

  it('shares equal calls, and keeps answers as long as the page asks', async () => {
    const { page } = await platform.open('/docs', { as: 'member@example.com' });
    await listening(page);
    const shared = count(page, '/api/company');
    const cached = { method: 'get', url: '/api/company', cache: 600_000 };
    platform.write(DOCS, { type: 'page', body: [service('get:/api/company'), service('get:/api/company')] });
    await expect.poll(() => page.getByText('Companies: 2').count()).toBe(2);
    expect(shared.requests).toBe(1);
    platform.write(DOCS, {
      type: 'page',
      body: [
        { ...service(cached), name: 'list' },
        reload('Again', { actionType: 'reload', componentName: 'list' }),
        { type: 'tpl', tpl: 'Cached' },
      ],
    });
    await page.getByText('Cached').waitFor();
    const before = shared.requests;
    await page.getByRole('button', { name: 'Again' }).click();
    await page.getByText('Companies: 2').waitFor();
    expect(shared.requests).toBe(before);
  });

  it('shows messages for fields at the fields', async () => {
    const { page, problems } = await platform.open('/i/profile', { as: 'admin@example.com' });
    problems.expect(/4\d\d|ServerError|username/i);
    const username = page.locator('#root input[name=username]');
    await username.fill('member');
    await page.getByRole('button', { name: 'Save' }).click();
    const field = page.locator('.cxd-Form-item').filter({ hasText: 'Username' });
    await field.getByText('This username belongs to another account.').waitFor();
    expect(await username.inputValue()).toBe('member');
  });

  it('sends a form once, however often one clicks', async () => {
    const { page } = await platform.open('/i/profile', { as: 'member@example.com' });
    await page.locator('#root input[name=nickName]').fill('Mem');
    let sent = 0;
    await page.route('**/api/user/info', async (route) => {
      sent += route.request().method() === 'POST' ? 1 : 0;
      await route.continue();
    });
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await answered;
    await page.getByText('saved', { exact: false }).first().waitFor();
    expect(sent).toBe(1);
  });

  it('leads to the sign-in page when the session is over, and back', async () => {
    const { page, problems } = await platform.open('/i/profile', { as: 'member@example.com' });
    problems.expect(/401/);
    await page.locator('#root input[name=nickName]').fill('Mem');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/login?redirect=%2Fi%2Fprofile');
  });

  it('says calmly that there is no connection, and goes on by itself', async () => {
    const { page, problems } = await platform.open('/docs', { as: 'member@example.com' });
    problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/);
    await listening(page);
    platform.write(DOCS, {
      type: 'page',
      body: [
        { ...service('get:/api/company'), name: 'list', initFetch: false },
        reload('Load', { actionType: 'reload', componentName: 'list' }),
      ],
    });
    const button = page.getByRole('button', { name: 'Load' });
    await button.waitFor();
    await button.click();
    await page.getByText('Companies: 2').waitFor();
    await page.context().setOffline(true);
    await button.click();
    await page.locator('.pw-host-offline').waitFor();
    await page.context().setOffline(false);
    await page.locator('.pw-host-offline').waitFor({ state: 'detached' });
    await page.getByText('Companies: 2').waitFor();
  });

  it('shows the offline screen for a page that cannot be loaded, and the page when it can', async () => {
    const { page, problems } = await platform.open('/', { as: 'member@example.com' });
    problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/);
    await listening(page);
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/screen/errors/offline`).length),
      )
      .toBe(1);
    await page.context().setOffline(true);
    await page.locator('.pw-user-menu button').first().click();
    await page.getByText('User center').click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });
});
