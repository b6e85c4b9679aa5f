import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const crm = '/company/globex/app/crm';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
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

  it('says at the field what is wrong with it, and asks before values go', { timeout: 120_000 }, async () => {
    const owner = await platform.person('owner@example.com');
    const fields = [
      { key: 'title', type: 'text', label: 'Title' },
      { key: 'note', type: 'text', label: 'Note' },
    ];
    await owner.post(`/api${crm}/collection`, { name: 'Visits', key: 'visits', fields });
    await owner.post(`/api${crm}/data/visits`, { title: 'One', note: 'Kept' });
    const { page, show, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/409|422/);
    await show(`${crm}/data/visits`, 'input[name=label]');
    await addField(page, 'Title');
    const save = page.getByRole('button', { name: en['collection.save'], exact: true });
    await save.click();
    await page.getByText('Choose another key.').first().waitFor();
    for (const at of [2, 1]) await page.getByRole('button', { name: en['collection.removeField'] }).nth(at).click();
    await save.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Note').waitFor();
    await dialog.getByRole('button', { name: en['collection.letGo'] }).click();
    await page.getByText(en['collection.saved']).waitFor();
    const { json } = await owner.get<{ fields: object[] }>(`/api${crm}/collection/visits`);
    expect(json.data.fields).toMatchObject([{ key: 'title' }]);
    await close();
  });

  it('removes a collection by its typed name, and a new page may show one', { timeout: 120_000 }, async () => {
    const owner = await platform.person('owner@example.com');
    await owner.post(`/api${crm}/collection`, { name: 'Trips', key: 'trips', fields: [{ key: 'to', type: 'text' }] });
    const { page, show, close } = await visit(platform, { as: 'owner@example.com' });
    await show(`${crm}/pages`);
    await page.getByRole('button', { name: en['pages.add'] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en['pages.name']).fill('Journeys');
    await dialog.getByRole('combobox', { name: en['pages.contents'] }).click();
    await page.getByRole('option', { name: 'Trips' }).click();
    await dialog.getByRole('button', { name: en['pages.make'] }).click();
    await page.waitForURL(`**${crm}/journeys`);
    await tenant(page).getByRole('button', { name: en['collectionPage.new'], exact: true }).waitFor();
    await show(`${crm}/data/trips`, 'input[name=label]');
    await page.getByRole('button', { name: en['collection.remove'] }).click();
    await dialog.getByLabel(en['collection.typeName']).fill('Trips');
    await dialog.getByRole('button', { name: en['collection.remove'] }).click();
    await page.waitForURL(`**${crm}/data`);
    await expect.poll(() => page.getByRole('link', { name: 'Trips' }).count()).toBe(0);
    await close();
  });

  it('imports a file, tells its mistakes by line, and exports what there is', async () => {
    const person = await platform.person('owner@example.com');
    const fields = [
      { key: 'name', label: 'Name', type: 'text', required: true },
      { key: 'size', label: 'Size', type: 'number' },
    ];
    await person.post(`/api${crm}/collection`, { key: 'parts', name: 'Parts', fields });
    const { page, show, close } = await visit(platform, { as: 'owner@example.com' });
    await show(`${crm}/data/parts`, 'input[name=label]');
    await page.getByRole('button', { name: en['import.open'] }).click();
    const dialog = page.getByRole('dialog');
    const file = { name: 'parts.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Size\nBolt,4\nNut,big\n') };
    await dialog.locator('input[type=file]').setInputFiles(file);
    const bring = dialog.getByRole('button', { name: en['import.bring'], exact: true });
    await bring.click();
    await dialog.getByText(en['import.mistake'].replace('{line}', '3')).waitFor();
    await dialog.getByText(en['import.skip']).click();
    await bring.click();
    await dialog.getByText(en['import.stored'].replace('{stored}', '1').replace('{lines}', '2')).waitFor();
    await dialog.getByRole('button', { name: en['import.close'] }).last().click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en['import.export'] }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/"Name","Size"[\s\S]*"Bolt",4,/);
    await close();
  });
});
