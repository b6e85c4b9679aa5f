import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from '../screens/platform.ts';
import { chooseLogo } from './logo.ts';

const owner = 'owner@example.com';
const member = 'member@example.com';
/** An app with a page, which the tests find there. */
const stock = '/company/globex/app/stock';
/** An app of the demo, without data. */
const crm = '/company/globex/app/crm';
/** An app for pages of text. */
const handbook = '/company/globex/app/handbook';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Stock' });
    await person.post(`/api${stock}/page`, { name: 'Goods' });
    await person.post('/api/company/globex/app', { name: 'Handbook' });
    await person.post(`/api${handbook}/page`, { name: 'News', type: 3 });
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

  it('shows pages inside of pages in the navigation, which can be folded', async () => {
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Tree', key: 'tree' });
    for (const body of [
      { name: 'Firms', key: 'firms', icon: 'star' },
      { name: 'Visits', key: 'visits', parent: 'firms' },
      { name: 'Photos', key: 'photos', parent: 'visits' },
    ])
      await person.post('/api/company/globex/app/tree/page', body);
    const { page, show, close } = await visit(platform, { as: member });
    await show('/company/globex/app/tree/visits', 'nav .is-deeper');
    const nav = page.getByRole('navigation', { name: en['shell.appPages'] });
    expect(await nav.getByRole('link').allInnerTexts()).toEqual(['Tree', 'Firms', 'Visits', 'Photos']);
    expect(await nav.getByRole('link', { name: 'Firms' }).getAttribute('class')).toContain('is-star');
    expect(await accessibilityViolations(page, 'nav')).toEqual([]);
    const fold = (key: 'pages.branchClose' | 'pages.branchOpen') =>
      nav.getByRole('button', { name: en[key].replace('{name}', 'Firms') }).click();
    await fold('pages.branchClose');
    await expect.poll(() => nav.getByRole('link').allInnerTexts()).toEqual(['Tree', 'Firms']);
    await fold('pages.branchOpen');
    await nav.getByRole('link', { name: 'Photos' }).click();
    await page.waitForURL('**/app/tree/photos');
    await close();
  });

  it('orders, hides and removes pages, and says so at once', async () => {
    const person = await platform.person(owner);
    await person.post(`/api${stock}/page`, { name: 'Reports' });
    const { page, show, close } = await visit(platform, { as: owner });
    await show(`${stock}/pages`, '.pw-row');
    const rows = page.locator('#root .pw-sortable-tree .pw-row');
    const names = () => rows.locator('.pw-row-name').allInnerTexts();
    const nav = page.getByRole('navigation', { name: en['shell.appPages'] });
    const linked = () => nav.locator('.pw-side-branch').getByRole('link').allInnerTexts();
    const more = async (at: number, name: string) => {
      await rows.nth(at).getByRole('button', { name: en['pages.more'] }).click();
      const menu = page.locator('.cxd-DropDown-menu');
      await menu.getByText(name, { exact: true }).click();
      // A click on the button of an open menu closes it.
      await menu.waitFor({ state: 'detached' });
    };
    expect(await names()).toEqual(['Goods', 'Reports']);
    const handle = (name: string) => page.getByRole('button', { name: en['pages.handle'].replace('{name}', name) });
    await handle('Reports').press('ArrowUp');
    await expect.poll(names).toEqual(['Reports', 'Goods']);
    await expect.poll(linked).toEqual(['Reports', 'Goods']);
    await expect.poll(() => handle('Reports').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await accessibilityViolations(page, '#root')).toEqual([]);
    await handle('Goods').press('ArrowRight');
    await page.locator('.pw-row.is-inside .pw-row-name').getByText('Goods').waitFor();
    // Dragged before the page that it is inside of.
    await handle('Goods').hover();
    await page.mouse.down();
    const first = (await rows.nth(0).boundingBox())!;
    await page.mouse.move(first.x + 20, first.y + 4, { steps: 5 });
    await page.locator('.pw-drop-line').waitFor();
    await page.mouse.up();
    await expect.poll(names).toEqual(['Goods', 'Reports']);
    await handle('Reports').press('ArrowUp');
    await expect.poll(names).toEqual(['Reports', 'Goods']);
    await more(0, en['pages.rename']);
    const renaming = page.getByRole('dialog');
    const bell = renaming.getByRole('radio', { name: en['pages.icon.bell'] });
    await bell.click();
    await expect.poll(() => bell.isChecked()).toBe(true);
    await renaming.getByText(en['pages.renameHint']).waitFor();
    await renaming.getByLabel(en['pages.name']).fill('Figures');
    await renaming.getByRole('button', { name: en['pages.save'] }).click();
    await rows.nth(0).locator('.pw-row-name.is-bell').waitFor();
    await nav.locator('.pw-side-link.is-bell').getByText('Figures').waitFor();
    await more(0, en['pages.hide']);
    await rows.nth(0).getByText(en['pages.hidden']).waitFor();
    await more(0, en['pages.remove']);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /confirm|ok|remove/i })
      .click();
    await expect.poll(names).toEqual(['Goods']);
    await expect.poll(linked).toEqual(['Goods']);
    await page.getByRole('heading', { name: en['pages.removedTitle'] }).waitFor();
    expect(await accessibilityViolations(page, '#root')).toEqual([]);
    await page.getByRole('button', { name: en['removedApps.restore'] }).click();
    await expect.poll(names).toEqual(['Figures', 'Goods']);
    await expect.poll(linked).toEqual(['Figures', 'Goods']);
    await more(0, en['pages.remove']);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /confirm|ok|remove/i })
      .click();
    await expect.poll(names).toEqual(['Goods']);
    await more(0, en['pages.copy']);
    const copying = page.getByRole('dialog');
    expect(await copying.getByLabel(en['pages.name']).inputValue()).toBe('Copy of Goods');
    await copying.getByRole('button', { name: en['pages.make'] }).click();
    await page.waitForURL(`**${stock}/screens/page/copy-of-goods/edit?**`);
    await page.locator('.pw-edit-name').getByText('Copy of Goods').waitFor();
    await close();
  });

  it('exports an app as a file and makes another one of it', async () => {
    const { page, show, problems, close } = await visit(platform, { as: owner });
    problems.expect(/422/);
    await show(`${stock}/settings`, 'input[name=name]');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: en['appSettings.export'] }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('app-stock.json');
    const text = await readFile(await file.path(), 'utf8');

    await show('/company/globex/new-app', 'input[name=name]');
    await page.getByRole('link', { name: en['apps.fromFile'] }).click();
    const chooser = page.locator('#root .pw-text-file');
    const choose = (content: string) =>
      chooser
        .locator('input')
        .setInputFiles({ name: 'app.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    const make = page.getByRole('button', { name: en['apps.fileMake'] });
    await choose('{"format":"pagewright.screens","version":1,"screens":[]}');
    await make.click();
    await page.locator('#root li').getByText(en['apps.fileForeign'], { exact: true }).waitFor();
    await choose(text.replace(/"homePage":"[^"]*"/, '"homePage":"nowhere"'));
    await page.locator('#root input[name=name]').fill('Stock in Oslo');
    await make.click();
    await page.locator('.pw-note.is-error').getByText('/app/homePage').first().waitFor();
    await choose(text);
    await page.getByText(/^Stock: \d pages?/).waitFor();
    await make.click();
    await page.waitForURL('**/company/globex/app/stock-in-oslo');
    await page.getByRole('heading', { level: 1, name: 'Stock in Oslo' }).waitFor();
    await page.locator('#root').getByRole('link', { name: 'Goods' }).first().waitFor();
    await close();
  });

  it('removes an app by its typed name, and takes it back', async () => {
    const person = await platform.person(owner);
    await person.post('/api/company/globex/app', { name: 'Trial' });
    const { page, show, problems, close } = await visit(platform, { as: owner });
    problems.expect(/422/);
    await show('/company/globex/app/trial/settings', 'input[name=name]');
    await expect.poll(() => page.locator('#root input[name=name]').inputValue()).toBe('Trial');
    await page.getByRole('button', { name: en['appSettings.remove'] }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: en['appSettings.remove'] });
    await dialog.getByLabel(en['appSettings.typeName']).fill('trial');
    await confirm.click();
    await dialog.getByText(en['api.name-differs']).waitFor();
    await dialog.getByLabel(en['appSettings.typeName']).fill('Trial');
    await confirm.click();
    await page.waitForURL('**/company/globex');
    await page.locator('#root .pw-card').first().waitFor();
    expect(await page.getByRole('heading', { name: 'Trial' }).count()).toBe(0);
    await page.getByRole('link', { name: en['desk.removedApps'] }).click();
    await page.getByRole('button', { name: en['removedApps.restore'] }).click();
    await page.getByRole('heading', { name: en['removedApps.noneTitle'] }).waitFor();
    await show('/company/globex/app/trial');
    await page.getByRole('heading', { level: 1, name: 'Trial' }).waitFor();
    await close();
  });

  it('makes a page of Markdown, which members read once it is published', { timeout: 120_000 }, async () => {
    const { page, show, close } = await visit(platform, { as: owner });
    await show(`${handbook}/pages`, '.pw-row');
    await page.getByRole('button', { name: en['pages.add'], exact: true }).click();
    await page.getByRole('dialog').getByLabel(en['pages.name']).fill('Guide');
    await page.getByRole('radio', { name: en['pages.typeMarkdown'] }).check();
    await page.getByRole('button', { name: en['pages.make'], exact: true }).click();
    await page.waitForURL(`**${handbook}/pages/guide`);
    const field = page.getByLabel(en['pageText.text'], { exact: true });
    await field.fill('# Welcome\n\nIt costs **$5**, `${user.name}`.');
    await page.locator('.pw-pair-shown').getByRole('heading', { name: 'Welcome' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: en['pageText.keep'], exact: true }).click();
    await page.getByText(en['pageText.draft']).waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toContain('# Welcome');
    await page.getByRole('button', { name: en['pageText.publish'], exact: true }).click();
    await page.getByText(en['pageText.draft']).waitFor({ state: 'detached' });
    await close();

    const reader = await visit(platform, { as: 'member@example.com', width: WIDTHS.narrow });
    await reader.show(`${handbook}/guide`, 'main');
    const text = reader.page.frameLocator('main iframe').locator('.pw-written');
    await text.getByText('It costs $5, ${user.name}.').waitFor();
    await reader.close();
  });

  it('shows rich text as it was written', { timeout: 120_000 }, async () => {
    const { page, show, close } = await visit(platform, { as: owner });
    await show(`${handbook}/pages`, '.pw-row');
    const row = page.locator('#root .pw-row').filter({ hasText: 'News' });
    await row.getByRole('link', { name: en['pages.edit'], exact: true }).click();
    const text = page.frameLocator('.tox-edit-area__iframe').locator('body');
    await text.click();
    await page.keyboard.type('Good ');
    await page.keyboard.press('ControlOrMeta+B');
    await page.keyboard.type('news');
    await page.getByRole('button', { name: en['pageText.publish'], exact: true }).click();
    await page.getByText(en['pageText.published']).waitFor();
    await page.getByRole('link', { name: en['pageText.open'] }).click();
    const shown = page.frameLocator('main iframe').locator('.pw-written');
    await shown.locator('strong', { hasText: 'news' }).waitFor();
    await close();
  });

  it('stores the logo of an app with the rest of its settings', async () => {
    const { page, show, close } = await visit(platform, { as: 'owner@example.com' });
    await show('/company/globex/app/crm/settings', 'input[name=name]');
    await expect.poll(() => page.locator('#root input[name=name]').inputValue()).toBe('CRM');
    const buffer = Buffer.from('no picture');
    await page.locator('#root input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.locator('#root').getByText(en['profile.avatarType']).waitFor();
    expect(await page.locator('#root .cxd-ImageControl-cropperWrapper').count()).toBe(0);
    await chooseLogo(page);
    expect(await page.locator('#root').getByText(en['profile.avatarType']).count()).toBe(0);
    await page.getByRole('button', { name: en['appSettings.save'], exact: true }).click();
    await page.getByText(en['appSettings.saved']).waitFor();
    await show('/company/globex', '.pw-card img');
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
