import { afterAll, expect, it } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('names the texts of a component that are too faint, and gives one the nearest colour that passes', async () => {
    const admin = await platform.person('admin');
    const { id } = (await admin.post<{ id: number }>('/api/theme', { name: 'Faint', from: 'cxd' })).json.data;
    const { page, show, problems, close } = await visit(platform, { as: 'admin@example.com' });
    await show(`/admin/theme/${id}?nav=component&tab=link`, '.pw-theme-preview iframe');
    const preview = page.frameLocator('.pw-theme-preview iframe');
    const hover = preview.locator('[data-theme-state="hover"]');
    const link = hover.locator('.cxd-Link');
    await expect.poll(() => hover.getAttribute('data-theme-faint')).toMatch(/^[34]\.\d\d$/);
    expect(await preview.locator('[data-theme-state="disabled"]').getAttribute('data-theme-faint')).toBeNull();
    const before = await link.evaluate((element) => getComputedStyle(element).color);

    await page.getByRole('button', { name: /^Texts that are too faint: \d+$/ }).click();
    const side = page.locator('.pw-theme-side');
    const entry = side.locator('.pw-theme-faint-shade', { hasText: 'Hover' });
    await entry.getByRole('button', { name: /^Use #/ }).click();
    await expect.poll(() => hover.getAttribute('data-theme-faint')).toBeNull();
    expect(await link.evaluate((element) => getComputedStyle(element).color)).not.toBe(before);
    expect(await entry.count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);

    // The change is a step of the theme: it can be taken back, and then the text is faint again.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => hover.getAttribute('data-theme-faint')).toMatch(/^[34]\.\d\d$/);

    // A name in the list opens the field that colours the text.
    await entry.getByRole('button', { name: /Hover/ }).click();
    await side.getByRole('heading', { name: 'Link – Hover' }).waitFor();
    problems.assertNone();
    await close();
  });
});
