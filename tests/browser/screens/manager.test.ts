import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, darkViolations } from '../../support/browser.ts';
import { changeScreens } from '../../support/changed-screen.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from './platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    await changeScreens(platform);
  });
  afterAll(closeChromium);

  it('is found in the menu of a platform administrator, searched and filtered', async () => {
    const { page, close, show } = await visit(platform, { as: 'admin@example.com' });
    await show('/', '.pw-card');
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('Screens', { exact: true }).click();
    const rows = page.locator('.pw-log tbody tr');
    await expect.poll(() => rows.count()).toBe(20);
    await page.locator('input[name=keywords]').fill('desk-none');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByText('Changed', { exact: true }).waitFor();
    expect(await rows.getByRole('link', { name: 'Preview' }).count()).toBe(0);
    await page.locator('input[name=keywords]').fill('home/companies');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.poll(() => rows.getByText('home/companies', { exact: true }).count()).toBe(1);
    await rows.getByRole('button', { name: 'Manage' }).click();
    await page.getByText('At /', { exact: true }).waitFor();
    const titleAt = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const back = (await page.getByRole('link', { name: 'All screens' }).boundingBox())!;
    // The words of the link begin where the title does, past the room that a finger needs around them.
    expect([back.x + 4, back.y + back.height <= titleAt.y]).toEqual([titleAt.x, true]);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    const popup = await opened;
    await popup.getByText('Published', { exact: true }).waitFor();
    await popup.close();
    await page.getByRole('link', { name: 'All screens' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => rows.count()).toBe(20);
    await page.locator('.pw-filter-fields .cxd-Select').nth(1).click();
    await page.getByRole('option', { name: 'Draft', exact: true }).click();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByText('No screen matches.').waitFor();
    await close();
  });

  it('shows two states as JSON, side by side or in one column', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/Connecting to .*dark-.*connect-src 'none'/);
    await show('/company/globex/screens/company/desk-none', '[role="tab"]');
    await page.getByRole('tab', { name: 'Compare' }).click();
    await page.locator('.pw-filter-actions').getByRole('button', { name: 'Compare' }).click();
    const table = page.getByRole('table', { name: 'From → To' });
    const changed = table.getByRole('row').filter({ hasText: 'Globex has nothing' });
    await changed.waitFor();
    expect(await changed.getByRole('cell').allTextContents()).toEqual([
      '12',
      '−removed      "tpl": "Nothing here"',
      '12',
      '+added      "tpl": "Globex has nothing"',
    ]);
    expect(await changed.locator('del, ins').allTextContents()).toEqual(['Nothing here', 'Globex has nothing']);
    expect(await table.getByRole('cell', { name: '"id": "desk-none"' }).count()).toBe(0);
    await table.getByRole('button', { name: 'Show 8 unchanged lines' }).press('Enter');
    await expect.poll(() => table.getByRole('cell', { name: '"id": "desk-none"' }).count()).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1{1{');

    // What is selected in a column has neither line numbers nor the other column.
    const words = table.locator('[data-side="after"]');
    await words.nth(2).scrollIntoViewIfNeeded();
    await words.nth(0).click({ position: { x: 20, y: 8 } });
    await words.nth(2).click({ position: { x: 250, y: 8 }, modifiers: ['Shift'] });
    expect(await page.evaluate(() => String(getSelection()))).toBe('{\n  "type": "container",\n  "id": "desk-none",');
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    expect(await darkViolations(page)).toEqual([]);

    await page.setViewportSize({ width: WIDTHS.narrow, height: 844 });
    await expect
      .poll(() => changed.getByRole('cell').allTextContents())
      .toEqual(['', '12', '+added      "tpl": "Globex has nothing"']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTHS.narrow);
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    await close();
  });

  it('compares what the form shows, however soon the button follows the choice', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/Connecting to .*dark-.*connect-src 'none'/);
    await show('/company/globex/screens/company/desk', '[role="tab"]');
    await page.getByRole('tab', { name: 'Compare' }).click();
    const button = page.locator('.pw-filter-actions').getByRole('button', { name: 'Compare' });
    await page.locator('.pw-filter-fields .cxd-Select').nth(1).click();
    const asked = page.waitForRequest(/\/compare\?/);
    // Faster than a person: the button one picture after the choice.
    await page.getByRole('option', { name: 'The layer below', exact: true }).waitFor();
    const hold = await button.elementHandle();
    await page.getByRole('option', { name: 'The layer below', exact: true }).evaluate((option, compare) => {
      (option as HTMLElement).click();
      requestAnimationFrame(() => requestAnimationFrame(() => (compare as HTMLElement).click()));
    }, hold);
    expect((await asked).url()).toContain('from=below&to=below');
    await page.getByText('Nothing differs.').waitFor();
    expect(await page.locator('.cxd-Tabs-linksContainer-arrow').count()).toBe(0);
    await close();
  });

  it('merges, compares, restores and takes back a screen of a company', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    // The pictures of two states have documents without network, which would fetch the sheet of the dark look beforehand.
    problems.expect(/Connecting to .*dark-.*connect-src 'none'/);
    await show('/company/globex/screens', 'table td');
    await page.getByText('Behind the layer below').first().waitFor();
    await page.getByRole('link', { name: 'Start page of a company with nothing on it' }).click();

    await page.getByText('Changed by both: Words of heading “Globex has nothing”').waitFor();
    await page.getByRole('button', { name: 'Show the three pages' }).click();
    const pages = page.getByRole('dialog');
    expect(await pages.locator('h2').allTextContents()).toEqual(['Before', 'New', 'Ours']);
    for (const [side, text] of [
      ['The new page', 'Nothing here'],
      ['The page before both changes', 'Nothing yet'],
    ] as const) {
      await pages.frameLocator(`iframe[title="${side}"]`).getByText(text, { exact: true }).first().waitFor();
    }
    // A company's page is drawn in a document of its own, also in the picture.
    const mine = pages.frameLocator('iframe[title="Our page"]').frameLocator('main iframe');
    await mine.getByText('Globex has nothing', { exact: true }).first().waitFor();
    // Each picture says what it is. None of them is a draft.
    await pages.frameLocator('iframe[title="The new page"]').getByText('The layer below, as it is now').waitFor();
    await pages.frameLocator('iframe[title="Our page"]').getByText('Published', { exact: true }).first().waitFor();
    for (const side of ['The new page', 'The page before both changes', 'Our page']) {
      expect(await pages.frameLocator(`iframe[title="${side}"]`).locator('.pw-draft-bar').count()).toBe(0);
    }
    await pages.getByRole('button', { name: 'Close' }).last().click();
    await pages.waitFor({ state: 'detached' });
    // What has to be decided stands before what keeps it.
    const keeps = page.getByRole('button', { name: 'Keep the merged page as a draft' });
    const conflict = page.getByText('Take the new one: Nothing here');
    const below = async () => (await keeps.boundingBox())!.y - (await conflict.boundingBox())!.y;
    await expect.poll(below).toBeGreaterThan(0);
    await page.getByText('Take the new one: Nothing here').click();
    await page.getByRole('button', { name: 'Keep the merged page as a draft' }).click();
    await page.getByText('Draft', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Preview the draft' }).waitFor();
    const draft = await (await platform.person('owner')).get<{ schema: object }>(
      '/api/company/globex/screen/company/desk-none/draft',
    );
    expect(JSON.stringify(draft.json.data.schema)).toMatch(/Nothing here.*"help"/);

    await page.getByRole('tab', { name: 'Compare' }).click();
    await page.locator('.pw-filter-actions').getByRole('button', { name: 'Compare' }).click();
    await page.getByText('Nothing here” → “Globex has nothing”').waitFor();
    await page.getByRole('heading', { name: 'From · The layer below' }).waitFor();
    await page.getByRole('heading', { name: 'To · Published' }).waitFor();
    // The pictures of pages are looked at where they are shown themselves.
    expect(await accessibilityViolations(page, 'main')).toEqual([]);

    await page.getByRole('tab', { name: 'Why do I see this?' }).click();
    await page.locator('.pw-row').getByText('our name').waitFor();
    expect(await accessibilityViolations(page, 'main')).toEqual([]);

    await page.getByRole('button', { name: 'Take back' }).click();
    const dialog = page.getByRole('dialog');
    // What will happen, in its direction.
    await dialog.getByText('“Globex has nothing” → “Nothing here”').waitFor();
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('The change was taken back.').waitFor();

    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await dialog.getByText('Restore version 1?').waitFor();
    await dialog.getByText('“Nothing here” → “Globex has nothing”').waitFor();
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('The version was published again.').waitFor();
    await page.locator('.pw-log').getByText('Back to version 1').waitFor();
    await close();
  });

  it('opens what a page shows in the editor and comes back, also after publishing', async () => {
    const owner = await platform.person('owner');
    const desk = '/api/company/globex/screen/company/desk';
    const { schema } = (await owner.get<{ schema: object }>(`${desk}/source`)).json.data;
    await owner.post(`${desk}/draft`, { schema: { ...schema, title: 'Desk' } });
    const { page, close, show } = await visit(platform, { as: 'owner@example.com' });
    // The entries work at once, although the first document never comes to rest.
    await page.addInitScript(() => {
      if (window !== window.top || sessionStorage.getItem('came') === 'yes') return;
      sessionStorage.setItem('came', 'yes');
      window.requestIdleCallback = () => 0;
    });
    await show('/company/globex', 'main');
    // The page of a company is drawn in a document of its own, and so are its outlines.
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('Why do I see this?', { exact: true }).click();
    const inPage = page.frameLocator('main iframe').getByText('Company · Start page of a company with nothing on it');
    await inPage.waitFor();
    await page.locator('.pw-explain').getByRole('button', { name: 'Close' }).click();
    await inPage.waitFor({ state: 'detached' });
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('Edit this page', { exact: true }).click();
    await page.waitForURL('**/company/globex/screens/company/desk/edit?from=%2Fcompany%2Fglobex');
    expect(await page.getByRole('link', { name: 'Back to the page' }).getAttribute('href')).toBe('/company/globex');
    await expect.poll(() => page.getByRole('button', { name: 'Preview' }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Publish' }).click();
    // It waits for the dialog's form.
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL('**/company/globex');
    expect((await owner.get<{ version: number }>(desk)).json.data.version).toBe(1);
    await owner.send(desk, { method: 'DELETE' });
    await close();
  });

  it('leads from the sign-in page over the sign-in to its editor, and offers others nothing', async () => {
    const visitor = await visit(platform);
    await visitor.show('/login', 'input[name=token]');
    await visitor.page.locator('.pw-host').waitFor({ state: 'attached' });
    await visitor.page.keyboard.press('Control+Shift+E');
    await visitor.page.waitForURL(/login\?redirect=%2Fedit-page%3Fpage%3D%252Flogin$/);
    await visitor.close();
    const { page, close, show } = await visit(platform, { as: 'member@example.com' });
    await show('/', '.pw-card');
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('User center', { exact: true }).waitFor();
    expect(await page.getByText('Edit this page').count()).toBe(0);
    await close();
  });

  it('explains a page beside it and outlines its parts by layer', async () => {
    const { page, close, show } = await visit(platform, { as: 'admin@example.com' });
    await show('/company/acme', '.pw-empty');
    await page.locator('.pw-host').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+Shift+L');
    const panel = page.getByRole('complementary', { name: 'Why do I see this?' });
    await panel.getByText('Added: link “Documentation”').waitFor();
    const outline = page.getByRole('button', { name: 'Platform · Start page of a company with nothing on it' });
    await outline.waitFor();
    const around = await page.locator('.pw-outline').filter({ has: outline }).boundingBox();
    expect(around).toEqual(await page.locator('#root .pw-empty').boundingBox());
    await page.getByRole('button', { name: 'As built in · Header of all pages' }).waitFor();
    await outline.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('company/desk-none');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.pw-explain, .pw-outline').count()).toBe(0);
    await close();
  });

  it('says whose draft a file replaces, and how many mistakes the new one has', async () => {
    const other = await platform.person('owner@example.com');
    const board = '/api/company/globex/screen/sales/import';
    const draftOf = (words: string) => other.post(`${board}/draft`, { schema: { type: 'page', body: words } });
    await draftOf('first');
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/Failed to load resource.*\b412\b/);
    await show('/company/globex/screens/sales/import', '.cxd-Tabs');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    const { screen } = (await other.get<{ screen: { changedBy: string } }>(`${board}/about`)).json.data;
    await dialog.getByText(`This replaces the draft that ${screen.changedBy} saved at 2`).waitFor();
    await draftOf('second');
    const content = dialog.locator('textarea');
    await content.fill('{"hello":"world"}');
    await dialog.getByRole('button', { name: 'Import' }).click();
    await dialog.getByText('This file is no export of Pagewright.').waitFor();
    // The message at the field is the only one.
    expect(await dialog.locator('.cxd-Dialog-error').count()).toBe(0);
    await content.fill(JSON.stringify({ type: 'page', body: [{ type: 'no-such' }, { type: 'nor-this' }] }));
    await dialog.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Somebody has saved, published or discarded this draft since you began.').first().waitFor();
    expect((await other.get<{ schema: object }>(`${board}/draft`)).json.data.schema).toMatchObject({ body: 'second' });
    // After the warning, a second press imports the file.
    await dialog.getByRole('button', { name: 'Import' }).click();
    await page.getByText('The file is the draft now.').waitFor();
    const mistakes = page.getByRole('status').filter({ hasText: 'The imported draft has 2 mistakes.' });
    await mistakes.waitFor();
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    await mistakes.getByRole('button', { name: 'See it in the editor' }).click();
    await page.waitForURL('**/company/globex/screens/sales/import/edit');
    await close();
  });

  it('takes files, one screen or several, as drafts, and says what is wrong with them', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/Failed to load resource.*\b422\b/);
    const schema = { type: 'page', body: { type: 'tpl', tpl: 'imported' } };
    const dialog = page.getByRole('dialog');
    await show('/company/globex/screens/account/standalone', '.cxd-Tabs');
    await page.getByRole('button', { name: 'Import' }).click();
    const one = { format: 'pagewright.screen', version: 1, schema };
    const choose = (content: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'page.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await dialog.locator('textarea').waitFor();
    await choose('no JSON');
    await dialog.getByText('page.json').waitFor();
    await dialog.getByRole('button', { name: 'Import' }).click();
    await dialog.getByText('This is no exported file').waitFor();
    const several = { format: 'pagewright.screens', version: 1, screens: [{ id: 'sales/board', schema }] };
    const refused = async (words: string, press: string) => {
      await dialog.getByRole('button', { name: press }).click();
      await dialog.getByText(words).waitFor();
      // The message at the field is the only one.
      expect(await dialog.locator('.cxd-Form-feedback li').allTextContents()).toHaveLength(1);
      expect(await page.locator('.cxd-Toast--error').count()).toBe(0);
    };
    await choose('{"hello":"world"}');
    await refused('This file is no export of Pagewright.', 'Import');
    await choose(JSON.stringify(several));
    await refused('This file has several screens.', 'Import');
    await choose(JSON.stringify(one));
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByText('This file has several screens.').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Import' }).click();
    await page.locator('.pw-tag').getByText('Draft', { exact: true }).waitFor();

    await show('/company/globex/screens', 'table td');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all changes' }).click();
    const exported = await download;
    expect(exported.suggestedFilename()).toBe('screens-globex.json');
    expect(JSON.parse(readFileSync(await exported.path(), 'utf8'))).toMatchObject({ format: 'pagewright.screens' });
    // What is said to it is a word of the reader's language, and no key.
    await page.getByText('Start downloading').first().waitFor();
    const file = (id: string, content: object) =>
      JSON.stringify({ format: 'pagewright.screens', version: 1, screens: [{ id, schema: content }] });
    await page.getByRole('button', { name: 'Import several' }).click();
    for (const [content, words] of [
      [{ hello: 'world' }, 'This file is no export of Pagewright.'],
      [[], 'This file is no export of Pagewright.'],
      [{ ...several, screens: [{ id: 'sales/board' }] }, 'This file is no export of Pagewright.'],
      [one, 'This is one page.'],
      [schema, 'This is one page.'],
    ] as const) {
      await dialog.locator('textarea').fill(JSON.stringify(content));
      await refused(words, 'Import several');
    }
    await dialog.locator('textarea').fill(file('sales/board', { type: 'page', body: { type: 'no-such' } }));
    await dialog.getByRole('button', { name: 'Import several' }).click();
    await page.getByText('Nothing was imported, because some screens have mistakes: sales/board.').first().waitFor();
    await dialog.locator('textarea').fill(file('sales/board', schema));
    await dialog.getByRole('button', { name: 'Import several' }).click();
    await page.locator('.pw-log').getByText('sales/board').waitFor();
    await close();
  });
});
