import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
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

onOneEngine((engine) => {
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

  it('asks for nothing again that came with the document', async () => {
    const { page } = await platform.page({ as: 'member@example.com' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const stream = page.waitForResponse((answer) => answer.url().includes('/api/screen-events'));
    await page.goto(`${platform.server().base}/docs`);
    await listening(page);
    await stream;
    await expect.poll(() => asked).toContain('/api/screen/errors/offline');
    expect(asked).not.toContain('/api/screen/docs/empty');
    expect(asked).not.toContain('/api/screen/shell/platform');
  });

  it('leads to the sign-in page when the session is over, and back', async () => {
    const { page, problems } = await platform.open('/i/profile#security', { as: 'member@example.com' });
    problems.expect(/401/);
    await page.locator('#root input[name=nickName]').fill('Mem');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/login?redirect=%2Fi%2Fprofile%23security&error=session-ended');
    await page.getByText('Your session has ended.').first().waitFor();
  });
});
