import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, textsOf, visit } from '../screens/platform.ts';
import { canvasOf, panelOf } from './editor-parts.ts';

const en = textsOf('en-US');

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('is dark for people whose device is, and so is the page in it', { timeout: 180_000 }, async () => {
    const { page, close } = await visit(server, { as: 'admin@example.com' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${server.base}/admin/screens/home/companies/edit`);
    await page.waitForFunction(() => window.editorStore?.ready);
    const canvas = canvasOf(page);
    const scheme = () => canvas.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);
    expect(await scheme()).toBe('dark');
    await canvas.locator('p').first().click();
    await panelOf(page).getByRole('tab').first().waitFor();
    const contrast = async () =>
      (await accessibilityViolations(page)).filter((line) => line.startsWith('color-contrast'));
    expect(await contrast()).toEqual([]);
    const lightness = await page
      .locator('.pw-edit-bar, .editor-left-panel, .editor-right-panel, .ae-Breadcrumb, .pw-problemList')
      .evaluateAll((parts) =>
        parts.map((part) => Math.max(...getComputedStyle(part).backgroundColor.match(/\d+/g)!.slice(0, 3).map(Number))),
      );
    expect(lightness).toHaveLength(5);
    expect(Math.max(...lightness)).toBeLessThan(64);
    await panelOf(page).getByRole('tab').nth(1).click();
    await panelOf(page).locator('.pw-style-sides:visible').first().waitFor();
    expect(await contrast()).toEqual([]);
    await page.getByRole('button', { name: en['edit.json']!, exact: true }).click();
    await page.locator('.pw-json .monaco-editor.vs-dark .view-line').first().waitFor();
    // The look of the page in the canvas is another matter.
    await page.locator('.pw-edit-bar .cxd-Select').nth(1).click();
    await page.getByText(en['edit.light']!, { exact: true }).click();
    await expect.poll(scheme).not.toBe('dark');
    await page.locator('.pw-json .monaco-editor.vs-dark').waitFor();
    await close();
  });
});
