import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { closeChromium } from '../../support/browser.ts';
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
    const fields = [{ key: 'title', label: 'Title', type: 'text', unique: true }];
    await owner.post(`/api${crm}/collection`, { name: 'Boats', key: 'boats', fields });
    await owner.post(`/api${crm}/page`, { name: 'Boats', collection: 'boats' });
  });
  afterAll(closeChromium);
  const add = async (title: string) => {
    return (await owner.post<{ id: number }>(`/api${crm}/data/boats`, { title })).json.data.id;
  };

  it('leads a member from a removed document to the list of them, and back to the document', {
    timeout: 120_000,
  }, async () => {
    for (const title of ['Anna', 'Berta', 'Clara']) await add(title);
    const { page, show, close } = await visit(platform, { as: 'member@example.com' });
    await show(`${crm}/boats`, 'iframe');
    const tenant = page.frameLocator('iframe[data-author=tenant]');
    const shown = tenant.locator('tbody tr');
    for (const title of ['Anna', 'Berta']) {
      await shown.filter({ hasText: title }).getByRole('button', { name: en['collectionPage.remove'] }).click();
      const dialog = tenant.getByRole('dialog');
      await dialog.getByText(en['collectionPage.removeText']).waitFor();
      await dialog.getByRole('button').last().click();
      await shown.filter({ hasText: title }).waitFor({ state: 'detached' });
    }
    await tenant.getByRole('link', { name: en['collectionPage.removedOnes'], exact: true }).click();
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
    await tenant.getByRole('dialog').getByText(en['collectionPage.action.restore'], { exact: true }).waitFor();
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
    await page.getByText(en['removedCollections.noneTitle']).waitFor();
    await show(`${crm}/boats`, 'iframe');
    await page.frameLocator('iframe[data-author=tenant]').locator('tbody tr').filter({ hasText: 'Clara' }).waitFor();
    await close();
  });
});
