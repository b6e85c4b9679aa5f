import type { Page } from 'playwright';
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
/** An app of the demo, without data. */
const crm = '/company/globex/app/crm';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Stock' });
    await person.post(`/api${stock}/page`, { name: 'Goods' });
  });
  afterAll(closeChromium);

  /** Adds a field to the collection on the screen. */
  async function addField(page: Page, label: string, type?: string) {
    await page.getByRole('button', { name: en['collection.addField'] }).click();
    await page.locator('#root input[name=label]').last().fill(label);
    if (!type) return;
    await page.getByRole('combobox', { name: en['collection.type'] }).last().click();
    await page.getByRole('option', { name: type, exact: true }).click();
  }

  const tenant = (page: Page) => page.frameLocator('iframe[data-author=tenant]');

  it('leads an owner from the desk to an app, to its first page, and into the editor', {
    timeout: 180_000,
  }, async () => {
    const { page, show, close } = await visit(platform, { as: owner });
    await show('/company/globex', '.pw-card');
    await page.getByRole('link', { name: en['desk.newApp'] }).click();
    const name = page.locator('#root input[name=name]');
    await name.fill('Field visits');
    await page.locator('#root input[name=key]').fill('Visits');
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

  it('leads an owner from a new collection to a page of it, whose documents members see', {
    timeout: 180_000,
  }, async () => {
    const { page, show, close } = await visit(platform, { as: 'owner@example.com' });
    await show(`${crm}/data`, '.pw-empty');
    await page.getByRole('link', { name: en['shell.appData'] }).waitFor();
    await page.getByRole('button', { name: en['data.add'] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en['data.name']).fill('Deals');
    await dialog.getByRole('button', { name: en['data.make'] }).click();
    await page.waitForURL(`**${crm}/data/deals`);
    await page.getByRole('heading', { level: 1, name: 'Deals' }).waitFor();

    await addField(page, 'Title');
    await page.locator('#root').getByText(en['collection.searched']).last().click();
    await addField(page, 'Amount', en['collection.type.number']);
    await addField(page, 'Stage', en['collection.type.choice']);
    await page.getByRole('button', { name: en['collection.addChoice'] }).click();
    await page.locator('#root input[name=value]').last().fill('Won');
    await page.getByRole('button', { name: en['collection.save'], exact: true }).click();
    await page.getByText(en['collection.saved']).waitFor();

    await page.getByRole('button', { name: en['data.toPage'] }).click();
    await page.waitForURL(`**${crm}/deals`);
    const shown = tenant(page);
    await shown.getByText(en['collectionPage.none']).waitFor();
    await shown.getByRole('button', { name: en['collectionPage.new'], exact: true }).click();
    const form = shown.getByRole('dialog');
    await form.getByLabel('Title').fill('Harbour');
    await form.getByLabel('Amount').fill('12.75');
    await form.getByRole('combobox', { name: 'Stage' }).click();
    await shown.getByRole('option', { name: 'Won' }).click();
    await form.getByRole('button', { name: en['collectionPage.save'] }).click();
    await shown.locator('tbody tr').filter({ hasText: 'Harbour' }).waitFor();
    expect(await shown.locator('tbody tr').innerText()).toMatch(/Harbour[\s\S]*12\.75[\s\S]*Won/);

    await shown.getByRole('button', { name: en['collectionPage.edit'] }).click();
    await expect.poll(() => form.getByLabel('Amount').inputValue()).toBe('12.75');
    await form.getByLabel('Title').fill('Old harbour');
    await form.getByRole('button', { name: en['collectionPage.save'] }).click();
    await shown.locator('tbody tr').filter({ hasText: 'Old harbour' }).waitFor();
    await close();

    const other = await visit(platform, { as: 'member@example.com' });
    await other.show(`${crm}/deals`, 'iframe');
    await tenant(other.page).locator('tbody tr').filter({ hasText: 'Old harbour' }).waitFor();
    await other.close();
  });
});
