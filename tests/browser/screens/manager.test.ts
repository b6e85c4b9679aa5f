import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { changeScreens } from '../../support/changed-screen.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { logo } from '../apps/logo.ts';
import { startPlatform, visit } from './platform.ts';

/** Has a company no apps, so that its desk shows the part `company/desk-none`. */
const withoutApps = (page: Page) =>
  page.route(/\/api\/company\/\w+\/app(\?.*)?$/, (route) =>
    route.fulfill({ json: { status: 0, msg: '', data: { items: [], total: 0 } } }),
  );

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    platform = await startPlatform(engine);
    await changeScreens(platform);
  });
  afterAll(closeChromium);

  it('lists screens for a platform administrator, who searches, filters and previews them', async () => {
    const { page, close, show } = await visit(platform, { as: 'admin@example.com' });
    await show('/', '.pw-card');
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('Screens', { exact: true }).click();
    const rows = page.locator('.pw-log tbody tr');
    await expect.poll(() => rows.count()).toBe(20);
    const parts = page.getByRole('button', { name: /parts$/ }).first();
    await parts.press('Enter');
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
    await parts.press('Enter');
    await expect.poll(() => rows.count()).toBe(20);
    await page.locator('input[name=keywords]').fill('desk-none');
    await page.getByRole('button', { name: 'Filter' }).click();
    // The page, and the part that was found in it.
    await expect.poll(() => rows.count()).toBe(2);
    await rows.getByText('In its parts:').waitFor();
    await rows.nth(1).getByText('Changed', { exact: true }).waitFor();
    await page.locator('input[name=keywords]').fill('欢迎回来');
    await page.getByRole('button', { name: 'Filter' }).click();
    await rows.getByText('Heading of the sign-in page', { exact: true }).waitFor();
    await rows.getByText('On it: “欢迎回来”').first().waitFor();
    expect(await rows.getByRole('link', { name: 'Preview' }).count()).toBe(0);
    await page.locator('input[name=keywords]').fill('home/companies');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.poll(() => rows.getByText('home/companies', { exact: true }).count()).toBe(1);
    await rows.first().getByText('As built in', { exact: true }).waitFor();
    await rows.first().getByRole('button', { name: 'Manage' }).click();
    await page.getByText('At /', { exact: true }).waitFor();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    const popup = await opened;
    await popup.getByText('Published', { exact: true }).waitFor();
    await popup.close();
    await page.getByRole('link', { name: 'All screens' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => rows.count()).toBe(20);
    await page.locator('.pw-filter-fields .cxd-Select').nth(1).click();
    await page.getByRole('option', { name: 'Draft', exact: true }).click();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByText('No screen matches.').waitFor();
    await close();
  });

  it('merges, compares, takes back and restores a screen of a company', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    await withoutApps(page);
    // The pictures of two states have documents without network, which would fetch the sheet of the dark look beforehand.
    problems.expect(/Connecting to .*dark-.*connect-src 'none'/);
    await show('/company/globex/screens', 'table td');
    await page.getByText('Behind the layer below').first().waitFor();
    // It says so of a part, which lies beneath its page.
    await page
      .getByRole('row', { name: 'Behind the layer below' })
      .getByRole('button', { name: /parts$/ })
      .click();
    await page.getByRole('link', { name: 'Start page of a company with nothing on it' }).click();

    await page.getByText('Changed by both: Words of heading “Globex has nothing”').waitFor();
    await page.getByText('Take the new one: Nothing here').click();
    await page.getByRole('button', { name: 'Keep the merged page as a draft' }).click();
    await page.getByText('Draft', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Preview the draft' }).waitFor();
    const draft = await (await platform.person('owner')).get<{ schema: object }>(
      '/api/company/globex/screen/company/desk-none/draft',
    );
    expect(JSON.stringify(draft.json.data.schema)).toMatch(/Nothing here.*"help"/);

    await page.getByRole('tab', { name: 'Compare' }).click();
    await page.locator('.pw-filter-actions').getByRole('button', { name: 'Compare' }).click();
    await page.getByText('Nothing here” → “Globex has nothing”').waitFor();
    await page.getByRole('heading', { name: 'From · The layer below' }).waitFor();
    await page.getByRole('heading', { name: 'To · Published' }).waitFor();

    await page.getByRole('tab', { name: 'Why do I see this?' }).click();
    await page.locator('.pw-row').getByText('our name').waitFor();
    expect(await accessibilityViolations(page, 'main')).toEqual([]);

    await page.getByRole('button', { name: 'Take back' }).click();
    const dialog = page.getByRole('dialog');
    // What will happen, in its direction.
    await dialog.getByText('“Globex has nothing” → “Nothing here”').waitFor();
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('The change was taken back.').waitFor();

    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await dialog.getByText('Restore version 1?').waitFor();
    await dialog.getByText('“Nothing here” → “Globex has nothing”').waitFor();
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('The version was published again.').waitFor();
    await page.locator('.pw-log').getByText('Back to version 1').waitFor();
    await close();
  });

  it('lets an owner design the sign-in page, publish it and take it back', async () => {
    const address = '/login?company=globex&authType=password';
    const { page, close, show } = await visit(platform, { as: 'owner@example.com' });
    await show('/company/globex/login-page', 'input[name=heading]');
    const framed = page.frameLocator('iframe').first();
    await framed.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.getByText('Form on the left').click();
    await page.locator('input[name=heading]').fill('The harbour');
    await page.locator('input[name=heading]').press('Enter');
    await page.locator('.pw-look-picture input[type=file]').setInputFiles(logo);
    await framed.getByRole('heading', { name: 'The harbour' }).waitFor();
    await framed.locator('.pw-login-picture').waitFor();
    const seen = async () => (await platform.visitor().get(address)).text;
    expect(await seen()).not.toContain('The harbour');
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('All visitors of your company').waitFor();
    await dialog.getByRole('button').last().click();
    await page.getByText('Visitors see this now').waitFor();
    expect(await seen()).toMatch(/is-left.*url\(.*\/api\/upload\/\d+.*The harbour.*name="token"/s);
    await page.getByRole('button', { name: 'Use the platform’s sign-in page' }).click();
    await dialog.getByRole('button').last().click();
    await page.getByText('Your own look is taken away').first().waitFor();
    expect(await seen()).not.toContain('The harbour');
    await page.getByRole('button', { name: 'New decoration' }).click();
    await page.waitForURL(/\/company\/globex\/screens\/decoration\/[\d-]+\/edit\?from=/);
    await close();
  });
});
