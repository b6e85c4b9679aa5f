import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { darkViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { demoPassword } from '../../support/demo-platform.ts';
import { live, usePlatform } from '../host/platform.ts';

const member = 'member@example.com';
const LIGHT = 'rgb(250, 250, 248)';
const DARK = 'rgb(15, 20, 19)';

const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const turns = (page: Page, color: string) =>
  page.waitForFunction((wanted) => getComputedStyle(document.body).backgroundColor === wanted, color);

/** Chooses an appearance on the page of preferences; the account has it when this resolves. */
async function choose(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(/\/api\/user\/preferences$/);
  await page.getByText(name, { exact: true }).click();
  expect((await saved).status()).toBe(200);
}

/** Whether the browser fetched the sheet of the dark look for this document. */
const fetched = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/dark-[^/]*\.css$/.test(name)));

onOneEngine((engine) => {
  const platform = usePlatform(engine);

  it('is light where a person chose so, whatever the device prefers, and fetches no dark sheet', async () => {
    const { page } = await platform.page({ colorScheme: 'dark' });
    await page.context().addCookies([{ name: 'appearance', value: 'light', url: platform.server().base }]);
    await page.goto(`${platform.server().base}/docs`);
    await live(page);
    expect([await ground(page), await fetched(page)]).toEqual([LIGHT, false]);
  });

  it('changes language and look in place, keeps what is typed, and keeps both for the next pages and browsers', async () => {
    const { page } = await platform.open('/i/profile', { as: member });
    const chooseInMenu = async (name: string) => {
      await page.locator('.pw-user-menu > button').click();
      await choose(page, name);
    };
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('input[name=name]').fill('Half a na');
    await chooseInMenu('简体中文');
    await page.getByRole('heading', { level: 1, name: '个人资料' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.pw-user-menu > button'));
    await chooseInMenu('深色外观');
    await turns(page, DARK);
    expect(await page.locator('input[name=name]').inputValue()).toBe('Half a na');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    const elsewhere = await platform.open('/i/preferences', { as: member });
    await turns(elsewhere.page, DARK);
    await elsewhere.page.getByRole('heading', { level: 1, name: '偏好设置' }).waitFor();
    const account = await platform.server().person(member);
    await account.post('/api/user/preferences', { locale: 'en-US', appearance: 'system' });
  });

  it('follows the device until somebody chooses, in place, and the menu offers the other look', async () => {
    const { page } = await platform.open('/i/preferences', { as: 'owner@example.com', colorScheme: 'light' });
    expect(await ground(page)).toBe(LIGHT);
    expect(await page.getByLabel('Same as the device').isChecked()).toBe(true);
    await page.locator('.pw-user-menu button').first().click();
    const offered = () => page.getByRole('menuitem', { name: /appearance/ }).allInnerTexts();
    expect(await offered()).toEqual(['Dark appearance']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await turns(page, DARK);
    expect(await offered()).toEqual(['Light appearance']);
    await page.getByRole('menuitem', { name: 'User center' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Light appearance');
    const saved = page.waitForResponse(/\/api\/user\/preferences$/);
    await page.keyboard.press('Enter');
    await turns(page, LIGHT);
    expect((await saved).status()).toBe(200);
  });

  it('follows the device in the sign-in form before any script, on pages that are missing and in the document of other people', async () => {
    const { page, problems } = await platform.page({ javaScriptEnabled: false, colorScheme: 'dark' });
    problems.expect(/status of 404/);
    const pages = [
      ['/login', '#shell h1'],
      ['/no/such/page', '#shell h1'],
    ] as const;
    for (const [path, shown] of pages) {
      await page.goto(platform.server().base + path);
      await page.locator(shown).waitFor();
      expect(await ground(page)).toBe(DARK);
    }
    const server = platform.server();
    await page.route(`${server.base}/around`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<meta name="color-scheme" content="light dark"><iframe src="/tenant-page"></iframe>',
      }),
    );
    await page.goto(`${server.base}/around`);
    const tenant = page.frame({ url: /tenant-page/ })!;
    await tenant.waitForSelector('#root', { state: 'attached' });
    expect(await tenant.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(DARK);
  });

  it('follows the device again after a person chooses so', async () => {
    const { page } = await platform.open('/i/preferences', { as: member, colorScheme: 'light' });
    await choose(page, 'Dark');
    await choose(page, 'Same as the device');
    await turns(page, LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await turns(page, DARK);
    await page.reload();
    await live(page);
    expect(await ground(page)).toBe(DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await turns(page, LIGHT);
    await choose(page, 'Light');
  });

  it('shows the sign-in page dark from its first picture on, before any script', async () => {
    const { page } = await platform.page({ javaScriptEnabled: false });
    await page.context().addCookies([{ name: 'appearance', value: 'dark', url: platform.server().base }]);
    await page.goto(`${platform.server().base}/login`);
    await page.locator('#shell h1').waitFor();
    expect(await ground(page)).toBe(DARK);
  });

  it('leaves nothing hard to read on dialogs, choices and messages', async () => {
    const { page, problems } = await platform.open('/i/security', { as: member });
    // The set-up asks for a confirmation first.
    problems.expect(/status of 403/);
    await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
    await confirmAction(page, 'Set up two-step sign-in', demoPassword);
    await page.locator('.pw-qr').waitFor();
    expect(await darkViolations(page)).toEqual([]);
  });
});
