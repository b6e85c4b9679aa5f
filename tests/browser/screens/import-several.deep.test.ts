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
});
