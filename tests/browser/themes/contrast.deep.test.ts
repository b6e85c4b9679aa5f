import { afterAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { startPlatform, visit } from '../screens/platform.ts';

onOneEngine((engine) => {
  afterAll(closeChromium);

  it('measures all components, and no text is faint whose nearest colour was taken', { timeout: 600_000 }, async () => {
    const platform = await startPlatform(engine);
    const admin = await platform.person('admin');
    const { id } = (await admin.post<{ id: number }>('/api/theme', { name: 'Faint', from: 'cxd' })).json.data;
    const { page, show, close } = await visit(platform, { as: 'admin@example.com' });
    await show(`/admin/theme/${id}?nav=component`, '.pw-theme-list');
    await page.getByRole('button', { name: 'Contrast', exact: true }).click();
    const check = page.getByRole('button', { name: 'Check all components' });
    const uses = page.getByRole('button', { name: /^Use #/ });
    async function checkAll(): Promise<void> {
      await check.click();
      await expect.poll(() => check.isDisabled()).toBe(true);
      await expect.poll(() => check.isDisabled(), { timeout: 300_000 }).toBe(false);
      // The texts of the last components are drawn with the next picture.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    // Components with several ones have a button for all of them.
    const several = page.getByRole('button', { name: 'Use the nearest colours that pass' });
    async function takeAll(): Promise<void> {
      for (const buttons of [several, uses])
        for (let left = await buttons.count(); left > 0; left -= 1) {
          await buttons.first().click();
          await expect.poll(() => buttons.count()).toBe(left - 1);
        }
    }
    await checkAll();
    expect(await uses.count()).toBeGreaterThan(20);
    // A field may colour the ground of one text and the words of another, so that the first has to be measured anew.
    await takeAll();
    await checkAll();
    await takeAll();
    await checkAll();
    expect(await page.locator('.pw-theme-faint-shade').filter({ has: uses }).allInnerTexts()).toEqual([]);
    await close();
  });
});
