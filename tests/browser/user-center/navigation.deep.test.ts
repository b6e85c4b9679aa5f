import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../server-mock/operations/demo/data.ts';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';
import { visit } from '../screens/platform.ts';

const member = 'member@example.com';

/** A session of the member where passwords are switched off. */
async function sessionCookie({ base, services }: DemoPlatform) {
  const { token } = await services.sessions.create(demoId(member), { address: '', userAgent: '' });
  return { name: services.config.session.cookieName, value: token, url: base };
}

const side = (page: Page) => page.locator('#root aside').getByRole('link');

onOneEngine((engine) => {
  const start = (environment: Record<string, string>) => startDemoPlatform(engine, { clientDir, environment });
  let open: DemoPlatform;
  let closed: DemoPlatform;
  beforeAll(async () => {
    open = await start({
      PAGEWRIGHT_FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true',
      PAGEWRIGHT_AUTH_TYPES: 'email,password,ldap',
    });
    closed = await start({
      PAGEWRIGHT_MODE: 'private',
      PAGEWRIGHT_AUTH_TYPES: 'email',
      PAGEWRIGHT_DISABLED_ENTRIES: 'userProfile,userRole',
    });
  });
  afterAll(closeChromium);

  describe('the entries of the user center', () => {
    it('are all there where everything is on, and each leads to its page', async () => {
      const { page, show, close } = await visit(open, { as: member });
      await show('/i', 'input[name=nickName]');
      const names = await side(page).allInnerTexts();
      expect(names).toEqual([
        'Profile',
        'Companies',
        'Roles',
        'Preferences',
        'Password',
        'Sign-in security',
        'Devices',
        'Linked accounts',
        'History',
        'Developer',
        'Version',
      ]);
      for (const name of names) {
        await side(page).getByText(name, { exact: true }).click();
        await page.locator('#root aside .is-current').getByText(name, { exact: true }).waitFor();
        await page.locator('#root main h1').waitFor();
      }
      await close();
    });

    it('are as few as the configuration leaves, and the others do not exist', async () => {
      const { page, problems, show, close } = await visit(closed);
      await page.context().addCookies([await sessionCookie(closed)]);
      problems.expect(/Failed to load resource.*404/);
      await show('/i', 'h1');
      expect(new URL(page.url()).pathname).toBe('/i/security');
      expect(await side(page).allInnerTexts()).toEqual([
        'Preferences',
        'Sign-in security',
        'Devices',
        'History',
        'Version',
      ]);
      expect(await page.locator('#root header').getByRole('link', { name: 'Home' }).count()).toBe(0);
      for (const path of ['profile', 'companies', 'roles', 'password', 'linked-accounts', 'developer', 'nowhere']) {
        const answer = await page.request.get(`${closed.base}/i/${path}`);
        expect([path, answer.status()]).toEqual([path, 404]);
      }
      await show('/i/companies', '.pw-state');
      expect(await side(page).count()).toBe(5);
      await page.setViewportSize({ width: 390, height: 844 });
      await show('/i/companies', '.pw-state');
      expect(await page.locator('#root .pw-side-toggle').innerText()).toBe('Menu');
      await close();
    });

    it('lead a visitor to sign in first, and back', async () => {
      const answer = await open.visitor().get('/i/sessions', { accept: 'text/html' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?redirect=%2Fi%2Fsessions']);
    });
  });

  describe('pages', () => {
    it('leave a company after a question, and keep its owner', async () => {
      const { page, show, close } = await visit(open, { as: member });
      await show('/i/companies', '.pw-row');
      const acme = page.locator('.pw-row', { hasText: 'Acme' });
      await acme.getByRole('button', { name: 'Leave' }).click();
      await page.getByText('You will no longer reach the apps of Acme').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await acme.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await acme.waitFor({ state: 'detached' });
      expect(await page.locator('.pw-row').count()).toBe(1);
      await close();
      const owner = await visit(open, { as: 'admin@example.com' });
      await owner.show('/i/companies', '.pw-row');
      expect(await owner.page.getByRole('button', { name: 'Leave' }).isDisabled()).toBe(true);
      await owner.page.getByText('You own this company and cannot leave it.').waitFor();
      await owner.close();
    });

    it('change the password, and show a super-administrator why not', async () => {
      const { page, problems, show, close } = await visit(open, { as: 'owner@example.com' });
      problems.expect(/Failed to load resource.*422/);
      await show('/i/password?expired=1', 'input[name=password]');
      await page.getByText('Your password has expired').waitFor();
      const fill = (name: string, value: string) => page.locator(`input[name=${name}]`).fill(value);
      const save = () => page.getByRole('button', { name: 'Change password' }).click();
      await fill('originalPassword', 'Wrong123!');
      await fill('password', 'short');
      await fill('repeatPassword', 'other');
      await save();
      await page.getByText('The two passwords differ.', { exact: true }).waitFor();
      await fill('password', 'Quiet#River7');
      await fill('repeatPassword', 'Quiet#River7');
      await save();
      await page.locator('.cxd-Form-item:has(input[name=originalPassword]) .cxd-Form-feedback').waitFor();
      await fill('originalPassword', 'Demo123!');
      await save();
      await page.waitForURL(`${open.base}/`);
      await close();
      const admin = await visit(open, { as: 'admin@example.com' });
      await admin.show('/i/password', '.pw-note');
      expect(await admin.page.locator('input').count()).toBe(0);
      await admin.close();
    });

    it('keep git accounts: added, their key shown, changed, deleted', async () => {
      const { page, problems, show, close } = await visit(open, { as: member });
      // Each change asks for a confirmation first.
      problems.expect(/403 .*api\/user\/git\/account/);
      await show('/i/developer', '.pw-empty');
      const left = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.x;
      await expect.poll(() => left('New access token')).toBe(await left('Add a Git account'));
      await page.getByRole('button', { name: 'Add a Git account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Please enter the Git username.').waitFor();
      expect(await dialog.locator('.cxd-Dialog-error').count()).toBe(0);
      await dialog.locator('input[name=gitUsername]').fill('ann');
      await dialog.locator('input[name=gitEmail]').fill('ann@example.com');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await confirmAction(page, 'Add a Git account', demoPassword);
      const row = page.locator('.pw-row', { hasText: 'ann@example.com' });
      await row.getByRole('button', { name: 'Public key' }).click();
      await dialog.getByText(/^ssh-ed25519 \S+ ann@example.com$/).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await row.getByRole('button', { name: 'Edit' }).click();
      await dialog.locator('input[name=gitUsername]').fill('bob');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await confirmAction(page, 'Change a Git account', demoPassword);
      await page.locator('.pw-row', { hasText: 'bob' }).getByRole('button', { name: 'Delete' }).click();
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await confirmAction(page, 'Delete a Git account', demoPassword);
      await page.getByText('No Git accounts yet').waitFor();
      await close();
    });

    it('bring back what was typed into a dialog, but no private key', async () => {
      const { page, show, close } = await visit(open, { as: member });
      await show('/i/developer', '.pw-empty');
      const dialog = page.getByRole('dialog');
      const add = () => page.getByRole('button', { name: 'Add a Git account' }).click();
      await add();
      await dialog.locator('input[name=gitUsername]').fill('half a na');
      await dialog.getByText('Your own', { exact: true }).click();
      await dialog.locator('textarea[name=sshPrivateKey]').fill('PRIVATE');
      await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('hand');
      await page.reload();
      await page.locator('.pw-empty').first().waitFor();
      await add();
      await dialog.getByText('Your unsaved changes are back.').waitFor();
      expect(await dialog.locator('input[name=gitUsername]').inputValue()).toBe('half a na');
      expect(await dialog.locator('textarea[name=sshPrivateKey]').inputValue()).toBe('');
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('PRIVATE');
      await close();
    });

    it('change the language in place', async () => {
      const { page, show, close } = await visit(open, { as: member });
      await show('/i/preferences', 'input[type=radio]');
      await page.getByText('简体中文').click();
      await page.getByRole('heading', { level: 1, name: '偏好设置' }).waitFor();
      await close();
    });
  });
});
