import { afterAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine, { MODE: 'private', AUTH_TYPES: 'password' });
    await (await platform.person('admin@example.com')).post('/api/company/acme/app/crm/page', { name: 'Deals' });
  });
  afterAll(closeChromium);

  it('leads an owner from the sign-in to the desk and through an app, below /app alone', {
    timeout: 120_000,
  }, async () => {
    const { page, show, close } = await visit(platform);
    const at = () => new URL(page.url()).pathname;
    await show('/', 'input[type=password]');
    await page.locator('#root input[name=email]:visible').fill('admin@example.com');
    await page.locator('#root input[name=token]:visible').fill(demoPassword);
    await page.locator('#root').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${platform.base}/app`);
    await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
    const header = page.locator('#root header');
    expect(await header.getByRole('link', { name: en['shell.home'], exact: true }).count()).toBe(0);

    const open = page.getByRole('link', { name: en['desk.newApp'] });
    await open.hover();
    expect(await open.getAttribute('href')).toBe('/app/new-app');
    await open.click();
    await page.locator('#root input[name=name]').fill('Field visits');
    await page.locator('#root input[name=key]').fill('visits');
    await page.getByRole('button', { name: en['apps.make'] }).click();
    await page.getByRole('heading', { level: 1, name: 'Field visits' }).waitFor();
    expect(at()).toBe('/app/visits');

    // The product's name leads to the desk, and Back to the app.
    await header.locator('.pw-brand-link').click();
    await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
    expect(at()).toBe('/app');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Field visits' }).waitFor();
    expect(at()).toBe('/app/visits');

    await show('/company/acme/app/crm/deals', 'iframe[data-author=tenant]');
    expect(at()).toBe('/app/crm/deals');
    await page.frameLocator('iframe[data-author=tenant]').getByRole('heading', { name: 'Deals' }).waitFor();
    await page.keyboard.press('Control+Shift+E');
    await page.waitForURL(`${platform.base}/app/crm/screens/page/deals/edit?**`);
    await page.locator('.pw-edit-name').getByText('Deals').waitFor();
    await page.getByRole('link', { name: en['edit.back'] }).click();
    await page.waitForURL(`${platform.base}/app/crm/deals`);
    await close();
  });
});
