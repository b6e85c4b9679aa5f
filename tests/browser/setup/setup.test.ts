import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/types/start.ts';
import { accessibilityViolations, closeChromium, openPage } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { firstRelease, password, people } from '../../support/first-release.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { clientDir } from '../client-dir.ts';
import { inOrder, lookAt } from '../screens/look-at.ts';

const chosen = 'Quiet7!Hill';

/** Each test walks through several pages; a busy machine takes its time. */
const patience = { timeout: 240_000 };

/**
 * What any step has to be: it fits, is translated, and can be used by everybody. It is looked at wide in Chinese and narrow in English;
 * axe looks at one of them, given by its language.
 */
async function expectGood(page: Page, judged: Locale): Promise<void> {
  for (const [locale, width] of [
    ['zh-CN', 1280],
    ['en-US', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    if ((await page.locator('html').getAttribute('lang')) !== locale) {
      await page.locator('.pw-setup-bar button').click();
      await page.locator(`html[lang=${locale}]`).waitFor();
    }
    expect(await lookAt(page), `${page.url()} at ${width}`).toMatchObject(inOrder(locale));
    if (locale === judged) expect(await accessibilityViolations(page), `${page.url()} at ${width}`).toEqual([]);
  }
}

/** Goes on to the next field with the keyboard alone, and types. */
async function type(page: Page, name: string, text: string): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    if (reached === name) {
      await page.keyboard.type(text);
      return;
    }
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

/** Opens the page while migrations run: it shows how far they are, and what is next once they are through. */
async function comeWhileItRuns(page: Page): Promise<void> {
  let progress: object | null = { done: 1, total: 4, running: '0003_identities.sql' };
  const answer = (data: object) => ({ json: { status: 0, msg: '', data } });
  await page.route('**/install/progress', (route) => route.fulfill(answer({ progress })));
  await page.route('**/upgrade-db', (route) =>
    route.request().resourceType() === 'document' || !progress
      ? route.continue()
      : route.fulfill(answer({ upQuery: '', pending: [], progress })),
  );
  await page.reload();
  await page.getByText('0003_identities.sql').waitFor();
  expect(await page.locator('#root button[type=submit]').count()).toBe(0);
  progress = null;
  await page.locator('#root .pw-script').waitFor();
  await page.unroute('**/install/progress');
  await page.unroute('**/upgrade-db');
}

onOneEngine((engine) => {
  afterAll(closeChromium);

  describe('an empty platform', () => {
    let server: TestServer;
    beforeAll(async () => {
      const storage = await engine.storage({ migrated: false });
      server = await startServer({ storage, clean: true, clientDir });
    });
    afterAll(() => server.stop());

    it('is set up from its first page to home, with the keyboard alone', patience, async () => {
      const { page, problems, close } = await openPage();
      problems.expect(/status of (403|409)/);
      await page.goto(`${server.base}/i/profile`);
      await page.locator('#root input[name=dbpw]').waitFor();
      expect(new URL(page.url()).pathname).toBe('/install');
      await expectGood(page, 'en-US');

      await page.locator('.pw-script .cxd-Collapse-header').click();
      const script = page.locator('.pw-script-code');
      await script.locator('span').first().waitFor();
      expect(await script.textContent()).toMatch(/create\stable\saccount/);
      const colours = await script.locator('span').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
      expect(new Set(colours).size).toBeGreaterThan(1);

      await page.locator('input[name=dbpw]').press('Enter');
      expect(await page.locator('.cxd-Form-feedback').textContent()).toBe('Enter the set-up code.');
      await page.locator('input[name=dbpw]').fill('WRONG');
      await page.keyboard.press('Enter');
      await page.locator('.cxd-Form-feedback').waitFor();
      await page.locator('input[name=dbpw]').fill(server.setupCode());
      await page.keyboard.press('Enter');

      await page.locator('#root input[name=email]').waitFor();
      expect(new URL(page.url()).pathname).toBe('/install-org');
      await expectGood(page, 'zh-CN');
      await page.reload();
      await page.locator('#root input[name=email]').waitFor();
      await type(page, 'name', 'Rain & Co');
      await type(page, 'email', 'root@example.com');
      await type(page, 'nickName', 'Rainer');
      await type(page, 'password', chosen);
      await type(page, 'repeatPassword', chosen);
      await page.keyboard.press('Enter');

      await page.locator('#root textarea[name=license]').waitFor();
      expect(new URL(page.url()).pathname).toBe('/register-license');
      await expectGood(page, 'en-US');
      await page.locator('textarea[name=license]').fill('no licence');
      await page.locator('button[type=submit]').click();
      await page.locator('.cxd-Form-feedback').waitFor();
      await page.locator('.pw-setup-skip').click();

      await page.locator('#root .pw-card').waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await page.locator('.pw-host-notice').waitFor();
      await page.goto(`${server.base}/install`);
      await page.locator('#root .pw-state').waitFor();
      problems.expect(/status of 422/);
      await close();
    });
  });

  describe('a platform whose program is newer than its database', () => {
    let server: TestServer;
    beforeAll(async () => {
      const storage = await firstRelease(engine);
      const environment = { PAGEWRIGHT_ADMINISTRATORS: people.admin };
      server = await startServer({ storage, clean: true, clientDir, environment });
    });
    afterAll(() => server.stop());

    it('is upgraded by an administrator', patience, async () => {
      const { page, problems, close } = await openPage();
      problems.expect(/status of (403|422)/);
      await page.goto(`${server.base}/`);
      await page.locator('#root input[name=account]').waitFor();
      expect(new URL(page.url()).pathname).toBe('/upgrade-db');
      await expectGood(page, 'zh-CN');
      expect(await page.getByText('Prove first that you operate this platform.').count()).toBe(0);

      await page.locator('input[name=account]').fill(people.member);
      await page.locator('input[name=password]').fill(password);
      await page.keyboard.press('Enter');
      await page.locator('.cxd-Form-feedback').waitFor();
      await page.locator('input[name=account]').fill(people.admin);
      const asked = { status: 0, msg: '', data: { proven: false, secondStep: true } };
      await page.route('**/upgrade-db/prove', (route) => route.fulfill({ json: asked }), { times: 1 });
      await page.keyboard.press('Enter');
      await page.locator('input[name=code]:focus').waitFor();
      await page.keyboard.type('123456');
      await page.keyboard.press('Enter');

      const button = page.locator('#root button[type=submit]');
      await page.locator('#root .pw-script').waitFor();
      await expectGood(page, 'en-US');
      await comeWhileItRuns(page);
      await button.click();
      await page.locator('#root .pw-path').waitFor();
      expect(await page.locator('.pw-path').textContent()).toMatch(/backups\/before-0002_installation-.*\.backup/);
      await expectGood(page, 'zh-CN');
      await page.locator('.pw-setup-done button').click();
      await page.locator('#root input[name=token]').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
      await close();
    });
  });
});
