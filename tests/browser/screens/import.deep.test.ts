import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { changeScreens } from '../../support/changed-screen.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from './platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    await changeScreens(platform);
  });
  afterAll(closeChromium);

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
    await dialog.getByText('Somebody has saved, published or discarded this draft since you began.').waitFor();
    // It is said in the dialog and nowhere else.
    expect(await page.getByText('Somebody has saved, published or discarded').count()).toBe(1);
    expect(await page.locator('.cxd-Toast--error, .cxd-Dialog-error').count()).toBe(0);
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
    await dialog.getByText('New screens (1): sales/board.').waitFor();
    await dialog.getByRole('button', { name: 'Import several' }).click();
    await page.locator('.pw-log').getByText('sales/board').waitFor();
    await close();
  });
});
