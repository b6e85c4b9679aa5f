import { afterAll, expect, it } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const VIOLET = '#5e35b1';
/** The brand of the shipped theme `cxd`. */
const BLUE = '#2468f2';
/** A drawing without a size of its own: violet on white, with a grey edge. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#fff" d="M0 0h10v10H0z"/><path fill="#888" d="M0 0h10v1H0z"/><path fill="${VIOLET}" d="M2 2h6v6H2z"/></svg>`;

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('makes a theme of the colour of a logo, and shows it beside another one', async () => {
    const { page, show, problems, close } = await visit(platform, { as: 'admin@example.com' });
    await (await platform.person('admin@example.com')).post('/api/theme', { name: 'Blue', from: 'cxd' });
    await show('/admin/theme', '.pw-card');
    await page.getByRole('button', { name: 'New theme' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Violet');
    await dialog.getByText('A logo').click();
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: VIOLET, pressed: true }).waitFor();
    await dialog.getByText('Greys').waitFor();
    await page.getByRole('button', { name: 'Make', exact: true }).click();

    await page.frameLocator('.pw-theme-preview iframe').locator('.cxd-Button--primary').first().waitFor();
    await page.getByText('Compare…').click();
    await page.getByRole('option', { name: 'Blue' }).click({ timeout: 10_000 });
    const brands = () =>
      Promise.all(
        page
          .frames()
          .filter((frame) => frame.url().includes('/theme-samples'))
          .map((frame) =>
            frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--colors-brand-5')),
          ),
      );
    await expect.poll(brands).toEqual([expect.stringContaining(VIOLET), expect.stringContaining(BLUE)]);
    problems.assertNone();
    await close();
  });
});
