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
    await press([]);
    await refusal.getByText('The file holds no screens.').waitFor();
    expect(await page.locator('.cxd-Toast--error, .cxd-Dialog-error, .cxd-Form-feedback li').count()).toBe(0);
    await close();
  });
});
