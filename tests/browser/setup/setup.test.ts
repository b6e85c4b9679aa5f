import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium, openPage } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { clientDir } from '../client-dir.ts';
import { expectGood } from './good-step.ts';

const chosen = 'Quiet7!Hill';

/** Each test walks through several pages; a busy machine takes its time. */
const patience = { timeout: 240_000 };

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

onOneEngine((engine) => {
  afterAll(closeChromium);

  describe('an empty platform', () => {
    let server: TestServer;
    beforeEachTry(async () => {
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
});
