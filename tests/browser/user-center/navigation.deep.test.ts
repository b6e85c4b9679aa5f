import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../server-mock/operations/demo/data.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../support/demo-platform.ts';
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
    it('let no owner leave a company, and no super-administrator change the password', async () => {
      const owner = await visit(open, { as: 'admin@example.com' });
      await owner.show('/i/companies', '.pw-row');
      expect(await owner.page.getByRole('button', { name: 'Leave' }).isDisabled()).toBe(true);
      await owner.page.getByText('You are the only owner of this company.').waitFor();
      await owner.show('/i/password', '.pw-note');
      expect(await owner.page.locator('input').count()).toBe(0);
      await owner.close();
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
  });
});
