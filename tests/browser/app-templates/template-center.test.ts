import { afterAll, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from '../screens/platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine, { AUTH_TYPES: 'password' });
  });
  afterAll(closeChromium);

  it('leads a visitor with a phone from the template center over preview and sign-in to an app of their own', {
    timeout: 180_000,
  }, async () => {
    const { page, show, problems, close } = await visit(platform, { width: WIDTHS.narrow });
    let taps = 0;
    const tap = (target: { click(): Promise<void> }) => {
      taps += 1;
      return target.click();
    };
    await show('/template', '.pw-center-card');
    const card = page.locator('.pw-center-card', { hasText: 'Help desk' });
    await tap(card.getByRole('button', { name: en['center.details'] }));
    const dialog = page.getByRole('dialog');
    await dialog.getByText('What it does').waitFor();

    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      tap(dialog.getByRole('link', { name: en['center.preview'], exact: true })),
    ]);
    await preview.getByText(en['center.previewBar']).waitFor();
    const shown = preview.frameLocator('iframe[data-author=tenant]');
    await shown.getByText('Second screen for support').first().waitFor();
    await preview.close();

    await tap(dialog.getByRole('link', { name: en['center.signIn'] }));
    await page.waitForURL(/\/login\?/);
    // The first picture of the page stands beside the live one until that one is there.
    await page.waitForFunction(() => !document.querySelector('#shell')?.firstElementChild);
    await page.locator('#root input[name=email]:visible').fill('owner@example.com');
    await page.locator('#root input[name=token]:visible').fill(demoPassword);
    await tap(page.locator('#root').getByRole('button', { name: en['login.submit'], exact: true }));
    await page.waitForURL(/\/template\?template=help-desk$/);

    await tap(dialog.getByRole('button', { name: en['center.use'] }));
    await tap(page.getByRole('button', { name: en['center.make'] }));
    await page.waitForURL('**/company/globex/app');
    await tap(page.locator('.pw-card', { hasText: 'Help desk' }).getByRole('link', { name: en['desk.openApp'] }));
    await page.frameLocator('iframe[data-author=tenant]').getByRole('heading', { name: 'Requests by state' }).waitFor();
    expect(taps).toBeLessThanOrEqual(12);
    problems.assertNone();
    await close();
  });
});
