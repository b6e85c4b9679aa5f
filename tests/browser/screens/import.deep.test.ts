import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from './platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('exports nothing where nothing is changed, names new screens before it keeps them, and says what it kept', async () => {
    const { page, close, show } = await visit(platform, { as: 'owner@example.com' });
    await show('/company/globex/screens', 'table td');
    await page.getByRole('heading', { level: 1, name: 'Screens of Globex', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Export all changes' }).click();
    await page.getByText('Nothing is changed here yet.').waitFor();
    await page.getByRole('button', { name: 'Import several' }).click();
    const dialog = page.getByRole('dialog');
    const schema = { type: 'page', body: { type: 'tpl', tpl: 'new' } };
    const fill = (id: string) =>
      dialog
        .locator('textarea')
        .fill(JSON.stringify({ format: 'pagewright.screens', version: 1, screens: [{ id, schema }] }));
    const press = () => dialog.getByRole('button', { name: 'Import several' }).click();
    const plan = dialog.getByRole('status');
    await fill('company/nope');
    await press();
    await plan.getByText('New screens (1): company/nope.').waitFor();
    await plan.getByText('No address and no page shows these: company/nope.').waitFor();
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    // What is said of one file is not said of another.
    await fill('company/nor-this');
    await plan.waitFor({ state: 'detached' });
    await press();
    await plan.getByText('New screens (1): company/nor-this.').waitFor();
    await press();
    await page.getByText('Screens kept as drafts: 1. New screens: company/nor-this.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.pw-log').getByText('company/nor-this').waitFor();
    await page.getByRole('button', { name: 'Import several' }).click();
    await fill('company/nor-this');
    await press();
    await plan.getByText('Drafts that are replaced (1): company/nor-this. Nobody can bring them back.').waitFor();
    await press();
    await page.getByText('Screens kept as drafts: 1. Drafts replaced: 1.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all changes' }).click();
    expect((await download).suggestedFilename()).toBe('screens-globex.json');
    await close();
  });

  it('says in the dialog, and nowhere else, what is wrong in which screen', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/Failed to load resource.*\b(403|422)\b/);
    await show('/company/globex/screens', 'table td');
    await page.getByRole('button', { name: 'Import several' }).click();
    const dialog = page.getByRole('dialog');
    const press = async (screens: object[]) => {
      const content = { format: 'pagewright.screens', version: 1, screens };
      await dialog.locator('textarea').fill(JSON.stringify(content));
      await dialog.getByRole('button', { name: 'Import several' }).click();
    };
    const refusal = dialog.getByRole('status');
    const good = { type: 'page', body: { type: 'tpl', tpl: 'good' } };
    await press([
      { id: 'sales/good', schema: good },
      { id: 'sales/bad', schema: { type: 'page', body: { type: 'no-such' } } },
      { id: 'sales/worse', schema: { type: 'page', body: [{ type: 'tpl', tpl: 'x' }, { type: 'nor-this' }] } },
    ]);
    await refusal
      .getByText('Nothing was imported, because some screens have mistakes: sales/bad, sales/worse.')
      .waitFor();
    expect(await refusal.getByText(/^sales\/bad \/body.*no-such/).count()).toBe(1);
    expect(await refusal.getByText(/^sales\/worse \/body\/1.*nor-this/).count()).toBe(1);
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    await press([{ id: 'user-center/profile', schema: good }]);
    await refusal.getByText('cannot be overridden at this level: user-center/profile.').waitFor();
    expect(await refusal.getByText(/^sales/).count()).toBe(0);
    await press([
      { id: 'sales/good', schema: good },
      { id: 'sales/good', schema: good },
    ]);
    await refusal.getByText('The screen sales/good is in the list twice, as number 1 and as number 2.').waitFor();
    await press([]);
    await refusal.getByText('The file holds no screens.').waitFor();
    expect(await page.locator('.cxd-Toast--error, .cxd-Dialog-error, .cxd-Form-feedback li').count()).toBe(0);
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
    await show('/company/globex/screens/docs/empty', '.cxd-Tabs');
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
