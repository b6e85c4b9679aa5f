import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, darkViolations } from '../../support/browser.ts';
import { changeScreens } from '../../support/changed-screen.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from './platform.ts';

/** Has a company no apps, so that its desk shows the part `company/desk-none`. */
const withoutApps = (page: Page) =>
  page.route(/\/api\/company\/\w+\/app(\?.*)?$/, (route) =>
    route.fulfill({ json: { status: 0, msg: '', data: { items: [], total: 0 } } }),
  );

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    await changeScreens(platform);
  });
  afterAll(closeChromium);

  it('shows two states as JSON, side by side or in one column', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    await withoutApps(page);
    problems.expect(/Connecting to .*dark-.*connect-src 'none'/);
    await show('/company/globex/screens/company/desk-none', '[role="tab"]');
    // The two states that are chosen are compared at once.
    await page.getByRole('tab', { name: 'Compare' }).click();
    const table = page.getByRole('table', { name: 'The layer below → Published' });
    const changed = table.getByRole('row').filter({ hasText: 'Globex has nothing' });
    await changed.waitFor();
    expect(await changed.getByRole('cell').allTextContents()).toEqual([
      '12',
      '−removed      "tpl": "Nothing here"',
      '12',
      '+added      "tpl": "Globex has nothing"',
    ]);
    expect(await changed.locator('del, ins').allTextContents()).toEqual(['Nothing here', 'Globex has nothing']);
    expect(await table.getByRole('cell', { name: '"id": "desk-none"' }).count()).toBe(0);
    await table.getByRole('button', { name: 'Show 8 unchanged lines' }).press('Enter');
    await expect.poll(() => table.getByRole('cell', { name: '"id": "desk-none"' }).count()).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1{1{');

    // What is selected in a column has neither line numbers nor the other column.
    const words = table.locator('[data-side="after"]');
    await words.nth(2).scrollIntoViewIfNeeded();
    await words.nth(0).click({ position: { x: 20, y: 8 } });
    await words.nth(2).click({ position: { x: 250, y: 8 }, modifiers: ['Shift'] });
    expect(await page.evaluate(() => String(getSelection()))).toBe('{\n  "type": "container",\n  "id": "desk-none",');
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    expect(await darkViolations(page)).toEqual([]);

    await page.setViewportSize({ width: WIDTHS.narrow, height: 844 });
    await expect
      .poll(() => changed.getByRole('cell').allTextContents())
      .toEqual(['', '12', '+added      "tpl": "Globex has nothing"']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTHS.narrow);
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    await close();
  });

  it('shows the three pages of a merge, each as it is', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    await withoutApps(page);
    // The pictures of the states have documents without network, which would fetch the sheet of the dark look beforehand.
    problems.expect(/Connecting to .*dark-.*connect-src 'none'/);
    await show('/company/globex/screens/company/desk-none', '[role="tab"]');
    await page.getByText('Changed by both: Words of heading “Globex has nothing”').waitFor();
    await page.getByRole('button', { name: 'Show the three pages' }).click();
    const pages = page.getByRole('dialog');
    expect(await pages.locator('h2').allTextContents()).toEqual(['Before', 'New', 'Ours']);
    for (const [side, text] of [
      ['The new page', 'Nothing here'],
      ['The page before both changes', 'Nothing yet'],
    ] as const) {
      await pages.frameLocator(`iframe[title="${side}"]`).getByText(text, { exact: true }).first().waitFor();
    }
    // A company's page is drawn in a document of its own, also in the picture.
    const ours = pages.frameLocator('iframe[title="Our page"]');
    const mine = ours.frameLocator('main iframe');
    await mine.getByText('Globex has nothing', { exact: true }).first().waitFor();
    // Each picture says what it is. None of them is a draft.
    await pages.frameLocator('iframe[title="The new page"]').getByText('The layer below, as it is now').waitFor();
    await pages.frameLocator('iframe[title="Our page"]').getByText('Published', { exact: true }).first().waitFor();
    for (const side of ['The new page', 'The page before both changes', 'Our page']) {
      expect(await pages.frameLocator(`iframe[title="${side}"]`).locator('.pw-draft-bar').count()).toBe(0);
    }
    await pages.getByRole('button', { name: 'Close' }).last().click();
    await pages.waitFor({ state: 'detached' });
    await close();
  });

  it('compares what the form shows, however soon the button follows the choice', async () => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/Connecting to .*dark-.*connect-src 'none'/);
    await show('/company/globex/screens/company/desk-recent', '[role="tab"]');
    await page.getByRole('tab', { name: 'Compare' }).click();
    await page.getByText('There is nothing to compare yet').waitFor();
    expect(await page.locator('.pw-filter-fields').count()).toBe(0);
    await show('/company/globex/screens/company/desk-none', '[role="tab"]');
    await page.getByRole('tab', { name: 'Compare' }).click();
    const button = page.locator('.pw-filter-actions').getByRole('button', { name: 'Compare' });
    await page.locator('.pw-filter-fields .cxd-Select').nth(1).click();
    const asked = page.waitForRequest(/\/compare\?from=below&to=below/);
    // Faster than a person: the button one picture after the choice.
    await page.getByRole('option', { name: 'The layer below', exact: true }).waitFor();
    const hold = await button.elementHandle();
    await page.getByRole('option', { name: 'The layer below', exact: true }).evaluate((option, compare) => {
      (option as HTMLElement).click();
      requestAnimationFrame(() => requestAnimationFrame(() => (compare as HTMLElement).click()));
    }, hold);
    expect((await asked).url()).toContain('from=below&to=below');
    await page.getByText('Nothing differs.').waitFor();
    expect(await page.locator('.cxd-Tabs-linksContainer-arrow').count()).toBe(0);
    await close();
  });

  it('says what it compares, also after the change was taken back', async () => {
    const owner = await platform.person('owner');
    const recent = '/api/company/globex/screen/company/desk-recent';
    const { schema } = (await owner.get<{ schema: object }>(`${recent}/source`)).json.data;
    await owner.post(`${recent}/publish`, { schema: { ...schema, className: 'mine' }, note: 'mine' });
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/Connecting to .*dark-.*connect-src 'none'/);
    await show('/company/globex/screens/company/desk-recent', '[role="tab"]');
    await page.getByRole('tab', { name: 'Compare' }).click();
    await page.getByText('From “The layer below” to “Published”.').waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await page.getByText('From “The layer below” to “Version 1”.').waitFor();
    await page.locator('.pw-filter-fields').getByText('Version 1 · taken back').waitFor();
    await page.getByRole('heading', { name: 'To · Version 1' }).waitFor();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Look at it' }).first().click();
    await page.getByRole('dialog').getByText('This version beside the layer below').waitFor();
    await page.getByText('to “The layer below: nothing is published here”.').waitFor();
    await close();
  });

  it.each([
    ['is refused', { status: 422, json: { status: 422, msg: 'These pages cannot be compared.' } }],
    ['fails', { status: 500, body: 'broken' }],
  ])('says that it is not known what taking back loses, where the comparison %s', async (_how, answer) => {
    const { page, close, show, problems } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/Failed to load resource.*\b(422|500)\b/);
    await show('/company/globex/screens/company/desk-none', '[role="tab"]');
    const dialog = page.getByRole('dialog');
    const unknown = dialog.getByText('What is lost cannot be listed here');
    const lost = dialog.getByText('This will change for everybody who sees the page:');
    await page.route('**/desk-none/compare?*', (route) => route.fulfill(answer));
    await page.getByRole('button', { name: 'Take back' }).click();
    await unknown.waitFor();
    expect(await lost.count()).toBe(0);
    // It is said once: by the sentence.
    expect(await page.locator('.cxd-Toast--error, .cxd-Dialog-error').count()).toBe(0);
    expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep the change' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.unroute('**/desk-none/compare?*');
    await page.getByRole('button', { name: 'Take back' }).click();
    await lost.waitFor();
    expect(await unknown.count()).toBe(0);
    await close();
  });

  it('keeps the filter of the list when a screen was opened, and over a reload', async () => {
    const { page, close, show } = await visit(platform, { as: 'admin@example.com' });
    await show('/admin/screens', 'table td');
    const words = page.getByRole('textbox', { name: 'Search' });
    const names = page.locator('.pw-row-name');
    const all = await names.count();
    await words.fill('audit');
    await page.locator('.pw-filter').getByRole('button', { name: 'Filter' }).click();
    await expect.poll(() => names.count()).toBeLessThan(all);
    const few = await names.count();
    await names.first().click();
    await page.waitForURL('**/admin/screens/*/*');
    await page.goBack();
    await expect.poll(() => names.count()).toBe(few);
    expect(await words.inputValue()).toBe('audit');
    await page.reload();
    await expect.poll(() => names.count()).toBe(few);
    expect(await words.inputValue()).toBe('audit');
    await page.goBack();
    await expect.poll(() => names.count()).toBe(all);
    expect(await words.inputValue()).toBe('');
    await close();
  });

  it('opens what a page shows in the editor and comes back, also after publishing', async () => {
    const owner = await platform.person('owner');
    const desk = '/api/company/globex/screen/company/desk';
    const { schema } = (await owner.get<{ schema: object }>(`${desk}/source`)).json.data;
    await owner.post(`${desk}/draft`, { schema: { ...schema, title: 'Desk' } });
    const { page, close, show } = await visit(platform, { as: 'owner@example.com' });
    await withoutApps(page);
    // The entries work at once, although the first document never comes to rest.
    await page.addInitScript(() => {
      if (window !== window.top || sessionStorage.getItem('came') === 'yes') return;
      sessionStorage.setItem('came', 'yes');
      window.requestIdleCallback = () => 0;
    });
    await show('/company/globex', 'main');
    // An explanation is of the page that is shown, so it would end if the desk came after it.
    await page.frameLocator('main iframe').locator('.pw-empty-title').waitFor();
    // The page of a company is drawn in a document of its own, and so are its outlines.
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('Why do I see this?', { exact: true }).click();
    const inPage = page.frameLocator('main iframe').getByText('Company · Start page of a company with nothing on it');
    await inPage.waitFor();
    await page.locator('.pw-explain').getByRole('button', { name: 'Close' }).click();
    await inPage.waitFor({ state: 'detached' });
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('Edit this page', { exact: true }).click();
    await page.waitForURL('**/company/globex/screens/company/desk/edit?from=%2Fcompany%2Fglobex');
    expect(await page.getByRole('link', { name: 'Back to the page' }).getAttribute('href')).toBe('/company/globex');
    await expect.poll(() => page.getByRole('button', { name: 'Preview' }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Publish' }).click();
    // It waits for the dialog's form.
    await page.getByRole('dialog').getByRole('textbox').fill('another heading');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    const notice = page.locator('.pw-edit-published');
    await notice.getByText('Published as version 1. No open browser shows it yet.').waitFor();
    expect(await accessibilityViolations(page, '.pw-edit-published')).toEqual([]);
    await notice.getByRole('button', { name: 'Back to the page' }).click();
    await page.waitForURL('**/company/globex');
    expect((await owner.get<{ version: number }>(desk)).json.data.version).toBe(1);
    await owner.send(desk, { method: 'DELETE' });
    await close();
  });

  it('leads from the sign-in page over the sign-in to its editor, and offers others nothing', async () => {
    const visitor = await visit(platform);
    await visitor.show('/login', 'input[name=token]');
    await visitor.page.locator('.pw-host').waitFor({ state: 'attached' });
    await visitor.page.keyboard.press('Control+Shift+E');
    await visitor.page.waitForURL(/login\?redirect=%2Fedit-page%3Fpage%3D%252Flogin$/);
    await visitor.close();
    const { page, close, show } = await visit(platform, { as: 'member@example.com' });
    await show('/', '.pw-card');
    await page.locator('.pw-user-menu > button').click();
    await page.getByText('User center', { exact: true }).waitFor();
    expect(await page.getByText('Edit this page').count()).toBe(0);
    await close();
  });

  it('explains a page beside it and outlines its parts by layer', async () => {
    const { page, close, show } = await visit(platform, { as: 'admin@example.com' });
    await withoutApps(page);
    await show('/company/acme', '.pw-empty');
    await page.locator('.pw-host').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+Shift+L');
    const panel = page.getByRole('complementary', { name: 'Why do I see this?' });
    await panel.getByText('Added: link “Documentation”').waitFor();
    const outline = page.getByRole('button', { name: 'Platform · Start page of a company with nothing on it' });
    await outline.waitFor();
    // The label stands above what it names, in the letters of the product.
    const label = (await outline.boundingBox())!;
    const named = (await page.locator('#root .pw-empty').boundingBox())!;
    expect(label.y + label.height).toBeLessThanOrEqual(named.y + 1);
    const letters = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await letters('.pw-outline-label')).toBe(await letters('#root .pw-empty'));
    const around = await page.locator('.pw-outline').filter({ has: outline }).boundingBox();
    expect(around).toEqual(await page.locator('#root .pw-empty').boundingBox());
    await page.getByRole('button', { name: 'As built in · Header of all pages' }).waitFor();
    await outline.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('company/desk-none');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.pw-explain, .pw-outline').count()).toBe(0);
    await close();
  });
});
