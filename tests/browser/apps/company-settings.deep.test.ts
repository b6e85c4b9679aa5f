import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const logo = { name: 'logo.png', mimeType: 'image/png', buffer: pixel };

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it('leads an owner from the desk to the settings, whose name and logo then stand on the home page', async () => {
    const { page, show, close } = await visit(platform, { as: 'owner@example.com' });
    await show('/company/globex', '.pw-card');
    await page.getByRole('link', { name: en['desk.settings'], exact: true }).click();
    const name = page.locator('#root input[name=name]');
    await expect.poll(() => name.inputValue()).toBe('Globex');
    await name.fill('Globex Group');
    await page.locator('#root input[type=file]').setInputFiles(logo);
    await page.locator('#root .cxd-ImageControl img').waitFor();
    await page.getByRole('button', { name: en['appSettings.save'], exact: true }).click();
    await page.getByText(en['companySettings.saved']).waitFor();
    await show('/', '.pw-card');
    const card = page.locator('#root .pw-card').filter({ hasText: 'Globex Group' });
    await expect.poll(() => card.locator('img').getAttribute('src')).toMatch(/^\/api\/upload\/\d+$/);
    await close();
  });

  it('stores the logo of an app with the rest of its settings', async () => {
    const { page, show, close } = await visit(platform, { as: 'owner@example.com' });
    await show('/company/globex/app/crm/settings', 'input[name=name]');
    await expect.poll(() => page.locator('#root input[name=name]').inputValue()).toBe('CRM');
    await page.locator('#root input[type=file]').setInputFiles(logo);
    await page.locator('#root .cxd-ImageControl img').waitFor();
    await page.getByRole('button', { name: en['appSettings.save'], exact: true }).click();
    await page.getByText(en['appSettings.saved']).waitFor();
    await show('/company/globex', '.pw-card img');
    await close();
  });
});
