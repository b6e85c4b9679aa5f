import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, darkViolations, wear } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { lookAt } from '../screens/look-at.ts';
import { startPlatform, textsOf, type VisitOptions, visit } from '../screens/platform.ts';

const globex = '/api/company/globex/app';

/** With SCREENSHOTS=1, keeps pictures of a page, light and dark. */
async function keep(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] !== '1') return;
  for (const look of ['dark', 'light'] as const) {
    await wear(page, look);
    await page.screenshot({ path: `test-results/screenshots/${name}-${look}.png` });
  }
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const owner = await platform.visitor().signIn('owner', demoPassword);
    expect((await owner.post(globex, { name: 'Field service', key: 'field' })).status).toBe(200);
    for (const name of ['Orders', 'Late orders', 'Order of visits, with so many words'])
      expect((await owner.post(`${globex}/field/page`, { name })).status).toBe(200);
  });
  afterAll(closeChromium);

  const begin = async (options: VisitOptions = {}) => {
    const opened = await visit(platform, { as: 'member@example.com', ...options });
    const { page, locale } = opened;
    const texts = textsOf(locale);
    const search = page.getByRole('dialog', { name: texts['find.title']! });
    const field = search.getByRole('textbox', { name: texts['find.title']! });
    /** The shortcut is followed once the browser was idle. */
    const open = async () => {
      await expect
        .poll(async () => (await search.count()) || (await page.keyboard.press('Control+k')), { interval: 500 })
        .toBe(1);
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    };
    return { ...opened, texts, search, field, open, rows: search.locator('.pw-find-list a') };
  };

  it('opens the first that fits when Enter follows at once, and afterwards lists the app as opened last', async () => {
    const { page, show, texts, search, open, rows, close } = await begin();
    await show('/');
    await open();
    await search.getByText(texts['find.about']!).waitFor();
    await page.keyboard.type('field');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/company/globex/app/field/orders');
    await search.waitFor({ state: 'detached' });
    await page.locator('#root .pw-side a').first().waitFor();
    await page.keyboard.press('Control+k');
    await rows.first().waitFor();
    expect(await rows.first().innerText()).toContain('Field service');
    await page.mouse.click(5, 5);
    await search.waitFor({ state: 'detached' });
    await close();
  });

  it('is used by the keyboard alone, and gives the keyboard back', async () => {
    const { page, show, search, open, rows, close } = await begin();
    const hasFocus = (element: Element) => element === document.activeElement;
    await show('/i/profile', 'input[name=nickName]');
    await page.locator('input[name=nickName]').focus();
    await open();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nickName');
    await open();
    await page.keyboard.type('order');
    await search.getByText('3 found').waitFor();
    expect((await rows.allInnerTexts()).map((text) => text.split('\n').at(-2))).toEqual([
      'Order of visits, with so many words',
      'Orders',
      'Late orders',
    ]);
    for (const _row of [1, 2]) await page.keyboard.press('ArrowDown');
    expect(await rows.nth(1).evaluate(hasFocus)).toBe(true);
    for (const _row of [1, 2]) await page.keyboard.press('ArrowUp');
    expect(await search.getByRole('textbox').evaluate(hasFocus)).toBe(true);
    for (const _row of [1, 2]) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/company/globex/app/field/orders');
    await search.waitFor({ state: 'detached' });
    await page.locator('#root .pw-side').waitFor();
    await close();
  });

  it('lists what was used last on the home page and, among many apps, on the desk', async () => {
    const { page, show, texts, close } = await begin({ as: 'owner@example.com' });
    const recent = page.locator('#root .pw-recent');
    await show('/', '.pw-card');
    await page.waitForTimeout(300);
    expect(await recent.count()).toBe(0);
    const owner = await platform.visitor().signIn('owner', demoPassword);
    for (const number of [1, 2, 3, 4, 5]) await owner.post(globex, { name: `Extra ${number}`, key: `extra${number}` });
    await show('/company/globex/app/extra2', '.pw-side a');
    await show('/company/globex/app/extra4', '.pw-side a');
    for (const path of ['/', '/company/globex']) {
      await show(path, '.pw-recent');
      await recent.getByRole('heading', { name: texts['find.recent']! }).waitFor();
      expect((await recent.getByRole('link').allInnerTexts()).map((text) => text.match(/Extra \d/)?.[0])).toEqual([
        'Extra 4',
        'Extra 2',
      ]);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await darkViolations(page)).toEqual([]);
      const picture = path === '/' ? 'recent-home' : 'recent-desk';
      await keep(page, picture);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await lookAt(page)).toMatchObject({ scrollsSideways: false, beyond: [] });
      await keep(page, `${picture}-390`);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await close();
  });

  it('changes from the switcher to the search, and says when the apps cannot be read', async () => {
    const { page, problems, show, texts, search, open, close } = await begin();
    problems.expect(/Failed to load resource.*422/);
    await page.route('**/api/company/globex/app?*', (route) =>
      route.fulfill({ status: 422, json: { status: 422, msg: 'No', data: null } }),
    );
    await show('/company/globex/app/field', '.pw-side');
    await page.getByRole('button', { name: 'Globex', exact: true }).click();
    const switcher = page.getByRole('dialog', { name: texts['switch.title']! });
    await switcher.getByText(texts['userCenter.failedTitle']!).waitFor();
    await switcher.getByRole('link', { name: 'Acme' }).waitFor();
    await page.unroute('**/api/company/globex/app?*');
    await switcher.getByRole('button', { name: texts['errors.retry']! }).click();
    await switcher.getByRole('link', { name: 'CRM' }).waitFor();
    await open();
    expect([await switcher.count(), await search.count()]).toEqual([0, 1]);
    await page.keyboard.press('Control+k');
    await search.waitFor({ state: 'detached' });
    await close();
  });

  it('closes when somebody chooses where they are', async () => {
    const { page, show, texts, close } = await begin();
    await show('/company/globex/app/field', '.pw-side');
    await page.getByRole('button', { name: 'Globex', exact: true }).click();
    const switcher = page.getByRole('dialog', { name: texts['switch.title']! });
    await switcher.getByRole('link', { name: 'Field service' }).click();
    await switcher.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/company/globex/app/field/orders');
    await close();
  });

  it('leaves the shortcut to the site that embeds the page', async () => {
    const { page, show, search, close } = await begin();
    await show('/i/profile?embed=1', 'input[name=nickName]');
    await page.waitForTimeout(1500);
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(500);
    expect(await search.count()).toBe(0);
    await close();
  });

  it('opens nobody a search who is not signed in', async () => {
    const { page, show, search, close } = await begin({ as: '' });
    await show('/docs', '.pw-doc');
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(500);
    expect([await search.count(), await page.locator('.pw-find-button').count()]).toEqual([0, 0]);
    await close();
  });

  const looks = [
    ['en-US', 1280],
    ['zh-CN', 390],
  ] as const;

  it.each(looks)('opens by its button and is accessible, light and dark: %s, %i wide', async (locale, width) => {
    const { page, show, texts, search, field, rows, close } = await begin({ locale, width });
    await show('/company/acme', '.pw-card');
    await page.getByRole('button', { name: texts['find.open']!, exact: true }).click();
    await field.fill('order');
    await rows.nth(2).waitFor();
    expect(await search.innerHTML()).not.toMatch(/i18n:|\$\{/);
    const overflow = await search.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(overflow).toBe(false);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await darkViolations(page)).toEqual([]);
    await keep(page, `find-${locale}-${width}`);
    await search.getByRole('button', { name: texts['find.close']! }).click();
    await search.waitFor({ state: 'detached' });
    await close();
  });

  it.each(looks)('leads from an app to others, to other companies and home: %s, %i wide', async (locale, width) => {
    const { page, show, texts, close } = await begin({ locale, width });
    await show('/company/globex/app/field', '.pw-side');
    const switcher = page.getByRole('dialog', { name: texts['switch.title']! });
    const links = switcher.locator('.pw-find-list a');
    const button = page.getByRole('button', { name: 'Globex', exact: true });
    await button.press('Enter');
    await links.filter({ hasText: 'CRM' }).waitFor();
    expect(await lookAt(page)).toMatchObject({ scrollsSideways: false, beyond: [] });
    expect(await switcher.innerHTML()).not.toMatch(/i18n:|\$\{|undefined/);
    await switcher.getByText(texts['switch.apps']!.replace('{company}', 'Globex')).waitFor();
    expect(await links.locator('.pw-avatar').allInnerTexts()).toEqual(expect.arrayContaining(['CR', 'FI', 'AC']));
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await darkViolations(page)).toEqual([]);
    await keep(page, `switch-${locale}-${width}`);
    await page.keyboard.press('Escape');
    await switcher.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await links.filter({ hasText: 'CRM' }).click();
    await page.waitForURL('**/company/globex/app/crm');
    await button.click();
    await links.filter({ hasText: 'Acme' }).click();
    await page.waitForURL('**/company/acme');
    await page.getByRole('button', { name: 'Acme', exact: true }).click();
    await links.last().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${platform.base}/`);
    await switcher.waitFor({ state: 'detached' });
    await close();
  });
});
