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

  it('changes in place from the menu, keeps what is typed, stays for the next pages and goes along to other browsers', async () => {
    const { page } = await platform.open('/i/profile', { as: member, colorScheme: 'dark' });
    expect([await ground(page), await fetched(page)]).toEqual([LIGHT, false]);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('input[name=name]').fill('Half a na');
    const saved = page.waitForResponse(/\/api\/user\/preferences$/);
    await page.locator('.pw-user-menu button').first().click();
    await page.getByText('Dark appearance').click();
    await turns(page, DARK);
    expect((await saved).status()).toBe(200);
    expect(await page.locator('input[name=name]').inputValue()).toBe('Half a na');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.goto(`${platform.server().base}/i/preferences`);
    await live(page);
    expect(await ground(page)).toBe(DARK);
    const elsewhere = await platform.open('/', { as: member });
    expect(await ground(elsewhere.page)).toBe(DARK);

    await choose(page, 'Light');
    await turns(page, LIGHT);
    await page.locator('.pw-user-menu button').first().click();
    await page.getByText('Dark appearance').waitFor();
  });

  it('follows the device while it is told to', async () => {
    const { page } = await platform.open('/i/preferences', { as: member, colorScheme: 'light' });
    await choose(page, 'Same as the device');
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
