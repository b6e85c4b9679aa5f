import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium, openPage } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { firstRelease, password, people } from '../../support/first-release.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { clientDir } from '../client-dir.ts';
import { expectGood } from './good-step.ts';

/** The test walks through several pages; a busy machine takes its time. */
const patience = { timeout: 240_000 };

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
