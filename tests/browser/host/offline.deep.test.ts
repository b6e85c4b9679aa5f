import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { listening, usePlatform } from './platform.ts';

const DOCS = 'screens/docs/empty.json';
const service = {
  type: 'service',
  name: 'list',
  api: 'get:/api/company',
  initFetch: false,
  body: { type: 'tpl', tpl: 'Companies: ${COUNT(items)}' },
};
const reload = {
  type: 'button',
  label: 'Load',
  onEvent: { click: { actions: [{ actionType: 'reload', componentName: 'list' }] } },
};

/** Resolves when a file of the client is there. */
const loaded = (page: Page, name: string) =>
  page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
    name,
  );

onOneEngine((engine) => {
  const platform = usePlatform(engine);
  const open = async (path: string) => {
    const { page, problems } = await platform.open(path, { as: 'member@example.com' });
    problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|404/);
    await listening(page);
    await loaded(page, '/assets/overlay');
    return page;
  };
  const bar = (page: Page) => page.locator('.pw-host-offline');

  it('says calmly that there is no connection, and goes on by itself', async () => {
    const page = await open('/docs');
    platform.write(DOCS, {
      type: 'page',
      body: [service, reload],
    });
    const button = page.getByRole('button', { name: 'Load' });
    await button.waitFor();
    await button.click();
    await page.getByText('Companies: 2').waitFor();
    await page.context().setOffline(true);
    await button.click();
    await bar(page).waitFor();
    await page.context().setOffline(false);
    await bar(page).waitFor({ state: 'detached' });
    await page.getByText('Companies: 2').waitFor();
  });

  it('keeps a page with what is typed on it when the next one cannot be loaded', async () => {
    const page = await open('/i/profile');
    const nickName = page.locator('#root input[name=nickName]');
    await nickName.fill('Mem');
    const entries = await page.evaluate(() => history.length);
    await page.context().setOffline(true);
    const leave = async () => {
      await page.locator('#root').getByRole('link', { name: 'Docs' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    };
    await leave();
    await page.locator('.cxd-Toast').getByText('This page stays open').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/i/profile');
    expect(await nickName.inputValue()).toBe('Mem');
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
    await page.context().setOffline(false);
    await bar(page).waitFor({ state: 'detached' });
    await leave();
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
  });

  it('goes back to the first page without a connection', async () => {
    const page = await open('/');
    await page.locator('#root').getByRole('link', { name: 'Docs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    await page.context().setOffline(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Hello, Member' }).waitFor();
  });

  it('shows the offline screen in place of an error, says so once, and the page when it can', async () => {
    const page = await open('/i/nothing');
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/screen/errors/offline`).length),
      )
      .toBe(1);
    await page.context().setOffline(true);
    await page.locator('#root').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    expect(await bar(page).count()).toBe(0);
    expect(await page.getByText('nothing you typed is lost').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });
});
