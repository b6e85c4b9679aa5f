import { devices, type Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { cell } from '../../sign-in-table/cell.ts';
import { chooseTab, closeChromium, openPage, typeAt } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../support/demo-platform.ts';
import { type Directory, onSlapd, startDirectory } from '../../support/providers/slapd.ts';
import { clientDir } from '../client-dir.ts';

const phone = { userAgent: devices['Pixel 7'].userAgent, viewport: { width: 390, height: 844 }, hasTouch: true };

onSlapd(() =>
  onOneEngine((engine) => {
    let directory: Directory;
    let platform: DemoPlatform;
    beforeAll(async () => {
      directory = await startDirectory();
      await directory.add({ uid: 'ann', cn: 'Ann', mail: 'ann@corp.example', password: 'In-ldap1!' });
      platform = await startDemoPlatform(engine, { clientDir, environment: directory.environment });
    });
    afterAll(() => directory.stop());
    afterAll(closeChromium);

    /** Signs in with the form of the directory; the page then goes on by itself. */
    async function inDirectory(options: Parameters<typeof openPage>[0], visit: (page: Page) => Promise<void>) {
      const { page, close } = await openPage(options);
      await page.goto(`${platform.base}/login?redirect=%2Fi%2Fprofile`);
      await visit(page);
      await page.waitForURL(`${platform.base}/i/profile`, { waitUntil: 'commit' });
      await page.locator('#root main').first().waitFor();
      expect(await (await page.request.get(`${platform.base}/api/user/info`)).text()).toContain('ann@corp.example');
      await close();
    }

    const field = (page: Page, name: string) => page.locator(`#root input[name=${name}]`);

    cell('ldap', 'mobile', () =>
      inDirectory(phone, async (page) => {
        await page.locator('#root').getByRole('button', { name: 'LDAP' }).tap();
        await field(page, 'username').fill('ann');
        await field(page, 'password').fill('In-ldap1!');
        await page.locator('#root').getByRole('button', { name: 'Sign in', exact: true }).tap();
      }),
    );

    cell('ldap', 'keyboard only', () =>
      inDirectory({}, async (page) => {
        await chooseTab(page, 'LDAP');
        await typeAt(page, field(page, 'username'), 'ann');
        await typeAt(page, field(page, 'password'), 'In-ldap1!');
        await page.keyboard.press('Enter');
      }),
    );
  }),
);
