import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { addMember } from '../../support/add-member.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const crm = '/company/globex/app/crm';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    owner = await platform.person('owner@example.com');
    const title = { key: 'title', type: 'text', label: 'Title' };
    await owner.post(`/api${crm}/collection`, { name: 'Goods', key: 'goods', fields: [title] });
    await owner.post(`/api${crm}/collection`, { name: 'Boats', key: 'boats', fields: [{ ...title, unique: true }] });
    await owner.post(`/api${crm}/page`, { name: 'Boats', collection: 'boats' });
    const seller = await addMember(platform, 'seller', 'globex');
    const { id } = (await seller.get<{ id: number }>('/api/user/info')).json.data;
    await owner.post(`/api${crm}/member/${id}`, { level: '', roles: ['Sales', 'Store'] });
  });
  afterAll(closeChromium);

  const tenant = (page: Page) => page.frameLocator('iframe[data-author=tenant]');

  it('says at the field what is wrong with it, and asks before values go', { timeout: 120_000 }, async () => {
    const fields = [
      { key: 'title', type: 'text', label: 'Title' },
      { key: 'note', type: 'text', label: 'Note' },
    ];
    await owner.post(`/api${crm}/collection`, { name: 'Visits', key: 'visits', fields });
    await owner.post(`/api${crm}/data/visits`, { title: 'One', note: 'Kept' });
    const { page, show, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/409|422/);
    await show(`${crm}/data/visits`, 'input[name=label]');
    await page.getByRole('button', { name: en['collection.addField'] }).click();
    await page.locator('#root input[name=label]').last().fill('Title');
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
    const fields = [
      { key: 'name', label: 'Name', type: 'text', required: true },
      { key: 'size', label: 'Size', type: 'number' },
    ];
    await owner.post(`/api${crm}/collection`, { key: 'parts', name: 'Parts', fields });
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

  const rights = async () => (await owner.get<{ rights: object }>(`/api${crm}/collection/goods`)).json.data.rights;
  const add = async (title: string) =>
    (await owner.post<{ id: number }>(`/api${crm}/data/boats`, { title })).json.data.id;

  it('gives rights in a collection to roles of the app, and takes them back', { timeout: 120_000 }, async () => {
    const { page, show, close } = await visit(platform, { as: 'owner@example.com' });
    await show(`${crm}/data/goods`, 'input[type=radio]');
    const write = page.getByRole('radiogroup', { name: en['collection.may.write'] });
    await write.getByRole('radio', { name: en['collection.admins'] }).check();
    const roles = page.getByRole('group', { name: en['collection.also.write'] });
    await roles.getByRole('checkbox', { name: 'Sales' }).check();
    expect(await accessibilityViolations(page, '#root')).toEqual([]);
    const save = page.getByRole('button', { name: en['collection.save'], exact: true });
    await save.click();
    await expect.poll(rights).toEqual({ read: 'member', write: ['Sales'], remove: 'member' });
    await page.getByText(en['collection.saved']).waitFor();
    await show(`${crm}/data/goods`, 'input[type=radio]');
    expect(await roles.getByRole('checkbox', { name: 'Sales' }).isChecked()).toBe(true);
    expect(await roles.getByRole('checkbox', { name: 'Store' }).isChecked()).toBe(false);
    await write.getByRole('radio', { name: en['collection.members'] }).check();
    await save.click();
    await expect.poll(rights).toEqual({ read: 'member', write: 'member', remove: 'member' });
    await close();
  });

  it('leads a member from a removed document to the list of them, and back to the document', {
    timeout: 120_000,
  }, async () => {
    for (const title of ['Anna', 'Berta', 'Clara']) await add(title);
    const { page, show, close } = await visit(platform, { as: 'member@example.com' });
    await show(`${crm}/boats`, 'iframe');
    const desk = tenant(page);
    const shown = desk.locator('tbody tr');
    for (const title of ['Anna', 'Berta']) {
      await shown.filter({ hasText: title }).getByRole('button', { name: en['collectionPage.remove'] }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByText(en['collectionPage.removeText']).waitFor();
      await dialog.getByRole('button').last().click();
      await shown.filter({ hasText: title }).waitFor({ state: 'detached' });
    }
    await desk.getByRole('link', { name: en['collectionPage.removedOnes'], exact: true }).click();
    await page.waitForURL(`**${crm}/data/boats/removed`);
    const removed = page.locator('#root tbody tr');
    await removed.filter({ hasText: 'Berta' }).waitFor();
    expect(await removed.first().innerText()).toMatch(/Berta[\s\S]*\d{4}-\d\d-\d\d[\s\S]*Member/);
    await page.getByText('Collection: Boats').waitFor();
    await removed.filter({ hasText: 'Anna' }).getByRole('button', { name: en['removedDocuments.restore'] }).click();
    await removed.filter({ hasText: 'Anna' }).waitFor({ state: 'detached' });
    expect(await removed.count()).toBe(1);
    await removed.getByRole('button', { name: en['removedDocuments.restore'] }).click();
    await page.getByText(en['removedDocuments.noneTitle']).waitFor();
    await show(`${crm}/boats`, 'iframe');
    await shown.filter({ hasText: 'Anna' }).getByRole('button', { name: en['collectionPage.details'] }).click();
    await desk.getByRole('dialog').getByText(en['collectionPage.action.restore'], { exact: true }).waitFor();
    await close();
  });

  it('restores several at once, says why not, and goes on to earlier ones and back', { timeout: 120_000 }, async () => {
    const ids: number[] = [];
    for (let at = 0; at < 23; at += 1) ids.push(await add(`Boat ${at}`));
    await owner.send(`/api${crm}/data/boats?ids=${ids.join()}`, { method: 'DELETE' });
    await add('boat 22');
    const { page, show, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/409/);
    await show(`${crm}/data/boats`, 'input[name=label]');
    await page.getByRole('link', { name: en['collection.removedDocuments'] }).click();
    const rows = page.locator('#root tbody tr');
    await rows.filter({ hasText: 'Boat 22' }).waitFor();
    expect(await rows.count()).toBe(20);
    await rows.filter({ hasText: 'Boat 22' }).getByRole('button', { name: en['removedDocuments.restore'] }).click();
    await page.getByText(/“Boat 22” cannot be restored because of the field “Title”/).waitFor();
    await page.getByRole('button', { name: en['removedDocuments.earlier'] }).click();
    await rows.filter({ hasText: /Boat 2(?!\d)/ }).waitFor();
    expect(await rows.count()).toBe(3);
    for (const at of [0, 1]) await rows.nth(at).locator('label').first().click();
    await page.getByRole('button', { name: en['removedDocuments.restoreSelected'] }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('button', { name: en['removedDocuments.latest'] }).click();
    await expect.poll(() => rows.count()).toBe(20);
    await page.getByRole('button', { name: en['removedDocuments.earlier'] }).waitFor();
    await close();
  });

  it('takes a removed collection back with its documents', { timeout: 120_000 }, async () => {
    const { page, show, close } = await visit(platform, { as: 'owner@example.com' });
    await show(`${crm}/data/boats`, 'input[name=label]');
    await page.getByRole('button', { name: en['collection.remove'] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(en['collection.removeText']).waitFor();
    await dialog.getByLabel(en['collection.typeName']).fill('Boats');
    await dialog.getByRole('button', { name: en['collection.remove'] }).click();
    await page.waitForURL(`**${crm}/data`);
    await page.getByRole('link', { name: en['data.removed'] }).click();
    await page.getByRole('heading', { level: 1, name: en['removedCollections.title'] }).waitFor();
    const row = page.locator('#root .pw-row').filter({ hasText: 'Boats' });
    expect(await row.innerText()).toMatch(/boats.*documents: \d+/);
    await row.getByRole('button', { name: en['removedCollections.restore'] }).click();
    await row.waitFor({ state: 'detached' });
    await show(`${crm}/boats`, 'iframe');
    await tenant(page).locator('tbody tr').filter({ hasText: 'Clara' }).waitFor();
    await close();
  });
});
