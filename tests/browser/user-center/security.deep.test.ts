import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { loseSession } from '../../support/browser/lose-session.ts';
import { plugInAuthenticator } from '../../support/browser/virtual-authenticator.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { appCode } from '../../support/two-step.ts';
import { clientDir } from '../client-dir.ts';
import { type Visit, visit, WIDTHS } from '../screens/platform.ts';

const dialog = (page: Page) => page.getByRole('dialog');

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let opened: Visit;
  let page: Page;

  async function openAs(account: string): Promise<void> {
    opened = await visit(platform, { as: `${account}@example.com` });
    page = opened.page;
    opened.problems.expect(/Failed to load resource.*(403|422)/);
  }

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir });
    // Passkeys are bound to a host's name, and an address in numbers is none.
    platform.base = platform.base.replace('127.0.0.1', 'localhost');
  });
  afterAll(closeChromium);

  describe('asking for a proof', () => {
    beforeEach(async () => {
      await openAs('owner');
      await opened.show('/i/sessions', '.pw-row');
      await (await platform.person('owner')).get('/api/user/info');
      await opened.show('/i/sessions', '.pw-actions button');
      await page.getByRole('button', { name: 'Sign out all other devices' }).click();
      await dialog(page).getByRole('button', { name: 'Confirm' }).click();
      await dialog(page).getByText('Confirm that it is you', { exact: true }).waitFor();
    });

    it('takes a wrong password back, then goes on with what was wanted, by keyboard alone', async () => {
      await dialog(page).locator('input[name=password]').waitFor();
      for (const width of Object.values(WIDTHS)) {
        await page.setViewportSize({ width, height: 800 });
        expect(await accessibilityViolations(page)).toEqual([]);
      }
      await page.waitForFunction(() => document.activeElement?.matches('input[name=password]'));
      await page.keyboard.type('Wrong123!');
      await page.keyboard.press('Enter');
      await dialog(page).getByText('This is not right. Please check and try again.').first().waitFor();
      // The message is there before the form is open again. What is typed before the field has the focus reaches nothing.
      await page.waitForFunction(() => document.activeElement?.matches('input[name=password]'));
      await page.keyboard.press('Control+a');
      await page.keyboard.type(demoPassword);
      await page.keyboard.press('Enter');
      await page.getByText('All other devices have been signed out.').waitFor();
      await expect.poll(() => page.locator('.pw-row').count()).toBe(1);
      await expect.poll(() => dialog(page).count()).toBe(0);
      await opened.close();
    });

    it('can be called off, and nothing happens', async () => {
      opened.problems.expect(/^console: Cancelled/);
      await dialog(page).locator('input[name=password]').waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      expect(await page.locator('.pw-row').count()).toBeGreaterThan(1);
      expect(await page.locator('.cxd-Toast').count()).toBe(0);
      await opened.close();
    });
  });

  describe('two-step sign-in', () => {
    it('is turned on by a scanned code, stands behind the next sign-in, and is turned off', async () => {
      await openAs('member');
      await opened.show('/i/security', '.pw-section-actions button');
      await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
      await confirmAction(page, 'Set up two-step sign-in', demoPassword);
      const code = dialog(page).getByRole('img', { name: 'QR code for your authenticator app' });
      await code.waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      const secret = await dialog(page).locator('.pw-code-block').innerText();
      const address = new URL((await code.getAttribute('data-content'))!);
      expect([address.protocol, address.searchParams.get('secret')]).toEqual(['otpauth:', secret.replaceAll(' ', '')]);
      await dialog(page).locator('input[name=code]').fill('000000');
      await dialog(page).getByRole('button', { name: 'Turn on' }).click();
      await dialog(page).getByText('This code is not right.').first().waitFor();
      await dialog(page).locator('input[name=code]').fill(appCode(secret, platform.services.now()));
      await page.keyboard.press('Enter');
      const codes = page.locator('.pw-codes code');
      await codes.first().waitFor();
      await dialog(page).waitFor({ state: 'detached' });
      expect(await accessibilityViolations(page)).toEqual([]);
      const backupCodes = await codes.allInnerTexts();
      expect(backupCodes).toHaveLength(10);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(readFileSync((await file.path())!, 'utf8')).toBe(backupCodes.join('\n'));
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await codes.first().waitFor({ state: 'detached' });
      await opened.close();

      const again = await visit(platform);
      again.problems.expect(/Failed to load resource.*(403|422)/);
      await again.show('/login?redirect=/i/security', 'input[name=email]');
      await again.page.getByRole('tab', { name: 'Password' }).click();
      await again.page.locator('input[name=email]:visible').fill('member');
      await again.page.locator('input[name=token]:visible').fill(demoPassword);
      await again.page.keyboard.press('Enter');
      await again.page.waitForURL('**/login/verify?*');
      await again.page.locator('#root input[name=code]').fill('123456');
      await again.page.keyboard.press('Enter');
      await again.page.getByText('This code is not right.').first().waitFor();
      await again.page.locator('#root input[name=code]').fill(backupCodes[0]!);
      await again.page.keyboard.press('Enter');
      await again.page.getByText('9 backup codes left').waitFor();
      expect(new URL(again.page.url()).pathname).toBe('/i/security');
      await again.page.getByRole('button', { name: 'Turn off' }).click();
      await dialog(again.page).getByRole('button', { name: 'Confirm' }).click();
      await confirmAction(again.page, 'Turn two-step sign-in off', demoPassword);
      await again.page.getByRole('button', { name: 'Turn on two-step sign-in' }).waitFor();
      await again.close();
    });
  });

  describe('a passkey', () => {
    it('is made, named, signs in, proves who one is, and is taken away', async () => {
      await openAs('admin');
      await plugInAuthenticator(page);
      await opened.show('/i/security', '.pw-section-actions button');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await confirmAction(page, 'Add a passkey', demoPassword);
      const row = page.locator('.pw-row');
      await row.getByText('Not used yet').waitFor();
      await row.getByRole('button', { name: 'Remove' }).click();
      await dialog(page).getByRole('button', { name: 'Cancel' }).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Remove');
      await row.getByRole('button', { name: 'Rename' }).click();
      await dialog(page).locator('input[name=name]').fill('My laptop');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await row.getByText('My laptop').waitFor();

      await loseSession(page);
      await opened.show('/login?redirect=%2Fi%2Fsecurity', 'a[href*=passkey]');
      await page.locator('#root').getByRole('link', { name: 'Sign in with a passkey' }).click();
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.waitForURL('**/i/security');
      await row.getByText(/Last used/).waitFor();
      await row.getByRole('button', { name: 'Remove' }).click();
      await dialog(page).getByRole('button', { name: 'Confirm' }).click();
      await dialog(page).getByRole('button', { name: 'Use a passkey' }).waitFor();
      await dialog(page).getByRole('button', { name: 'Use a passkey' }).click();
      await row.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await opened.close();
    });
  });
});
