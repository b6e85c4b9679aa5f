import { afterAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const owner = 'owner@example.com';
const member = 'member@example.com';
const visits = '/company/globex/app/visits';
/** An app with a page, which the tests find there. */
const stock = '/company/globex/app/stock';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Stock' });
    await person.post(`/api${stock}/page`, { name: 'Goods' });
  });
  afterAll(closeChromium);

  it('leads an owner from the desk to an app, to its first page, and into the editor', {
    timeout: 180_000,
  }, async () => {
    const { page, show, close } = await visit(platform, { as: owner });
    await show('/company/globex', '.pw-card');
    await page.getByRole('link', { name: en['desk.newApp'] }).click();
    const name = page.locator('#root input[name=name]');
    await name.fill('Field visits');
    const key = page.locator('#root input[name=key]');
    await expect.poll(() => key.getAttribute('placeholder')).toBe('field-visits');
    await key.fill('Stock');
    await page.getByRole('button', { name: en['apps.keyTake'].replace('{proposal}', 'stock-2') }).click();
    await page.getByText(en['apps.keyFree'].replace('{key}', 'stock-2')).waitFor();
    await key.fill('Visits');
    await page.getByRole('button', { name: en['apps.make'] }).click();
    await page.getByRole('heading', { level: 1, name: 'Field visits' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(visits);
    await page.getByRole('button', { name: en['pages.add'] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en['pages.name']).fill('Customers');
    await dialog.getByRole('button', { name: en['pages.make'] }).click();
    await page.waitForURL(`**${visits}/screens/page/customers/edit?**`);
    await page.locator('.pw-edit-name').getByText('Customers').waitFor();
    await page.getByRole('link', { name: en['edit.back'] }).click();
    await page.waitForURL(`**${visits}/customers`);
    await page.locator('#root').getByRole('link', { name: 'Customers' }).waitFor();
    await close();
  });

  it('shows members the pages in the navigation, without what builds them', async () => {
    const { page, show, problems, close } = await visit(platform, { as: member });
    problems.expect(/404/);
    await show(stock, '.pw-card');
    const nav = page.getByRole('navigation', { name: en['shell.appPages'] });
    await nav.getByRole('link', { name: 'Goods' }).click();
    await page.frameLocator('iframe[data-author=tenant]').getByRole('heading', { name: 'Goods' }).waitFor();
    expect(await nav.getByRole('link').allInnerTexts()).toEqual(['Stock', 'Goods']);
    expect(await page.title()).toContain('Goods');
    await show(`${stock}/nothing`);
    await page.getByRole('heading', { level: 1, name: en['errors.notFound.title'] }).waitFor();
    await close();
  });
});
