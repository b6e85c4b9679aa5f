import { devices, type FrameLocator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cell } from '../../sign-in-table/cell.ts';
import {
  accessibilityViolations,
  chooseTab,
  closeChromium,
  enterAt,
  keepTabs,
  openPage,
  typeAt,
} from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { newestCode } from '../../support/outbox.ts';
import { expectArrival, wanted } from '../../support/providers/arrive.ts';
import type { World } from '../../support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../../support/providers/platform.ts';
import { clientDir } from '../client-dir.ts';

const linked = ['uuap', 'bce', 'baidu', 'oauth', 'workweixin', 'idaas', 'third', 'third-company', 'cas2'] as const;

const phone = { userAgent: devices['Pixel 7'].userAgent, viewport: { width: 390, height: 844 }, hasTouch: true };

const query = `?redirect=${encodeURIComponent(wanted)}&company=acme`;

onOneEngine((engine) => {
  let world: World;
  let platform: DemoPlatform;
  beforeAll(async () => {
    ({ world, platform } = await startWorldly(engine, { clientDir }));
  });
  somebodyNew(() => world);
  afterAll(closeChromium);
  const tabOf = keepTabs();

  async function inBrowser(options: Parameters<typeof openPage>[0], visit: (page: Page) => Promise<void>) {
    const { page, problems } = await tabOf(options);
    await page.goto(`${platform.base}/login${query}`);
    await visit(page);
    await expectArrival(page, platform.base, world.person.email);
    problems.assertNone();
  }

  for (const method of linked) {
    const wayTo = (page: Page) => page.locator(`a[href^="/auth/${method}?"]`);

    cell(method, 'mobile', () =>
      inBrowser(phone, async (page) => {
        await wayTo(page).tap();
        await page.getByRole('button', { name: 'Sign in' }).tap();
      }),
    );

    cell(method, 'keyboard only', () =>
      inBrowser({}, async (page) => {
        await enterAt(page, wayTo(page));
        await enterAt(page, page.getByRole('button', { name: 'Sign in' }));
      }),
    );
  }

  it("asks a visitor whom another site leads to a company's provider, and signs in after a click", async () => {
    const { page, close } = await openPage({});
    await page.goto(`data:text/html,<a href="${platform.base}/auth/third-company${query}">Sign in</a>`);
    await page.getByRole('link').click();
    await page.waitForURL(({ pathname }) => pathname === '/login/company');
    await page.getByText('Another website led you here.').waitFor();
    expect(await page.getByLabel('Company key').inputValue()).toBe('acme');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectArrival(page, platform.base, world.person.email);
    await close();
  });

  const consent = (page: Page): FrameLocator => page.frameLocator('iframe');

  cell('weixin', 'mobile', () =>
    inBrowser(phone, async (page) => {
      await page.locator('#root').getByRole('button', { name: 'WeChat' }).tap();
      await consent(page).getByRole('button', { name: 'Sign in' }).tap();
      await page.waitForURL(({ pathname }) => pathname === '/bind');
      expect(await page.getByLabel('External account').inputValue()).toBe(world.person.name);
      expect(await page.getByLabel('External account').isEditable()).toBe(false);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'Email' }).fill(world.person.email);
      await page.getByRole('button', { name: 'Send code' }).tap();
      await page.getByText('The code is on its way').waitFor();
      const code = await newestCode(platform.dataDir, world.person.email);
      await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
      await page.getByRole('button', { name: 'Link and sign in' }).tap();
    }),
  );

  cell('weixin', 'keyboard only', () =>
    inBrowser({}, async (page) => {
      await chooseTab(page, 'WeChat');
      await enterAt(page, consent(page).getByRole('button', { name: 'Sign in' }));
      await page.waitForURL(({ pathname }) => pathname === '/bind');
      await page.getByLabel('External account').waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await typeAt(page, page.getByRole('textbox', { name: 'Email' }), world.person.email);
      await enterAt(page, page.getByRole('button', { name: 'Send code' }));
      await page.getByText('The code is on its way').waitFor();
      const code = await newestCode(platform.dataDir, world.person.email);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    }),
  );
});
