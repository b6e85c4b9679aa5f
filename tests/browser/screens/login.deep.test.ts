import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { newestCode } from '../../support/outbox.ts';
import { PHONE, startPlatform, visit, WIDTHS } from './platform.ts';

const member = 'member@example.com';
const tab = (page: Page, name: string) => page.locator('#root').getByRole('tab', { name });
const button = (page: Page, name: string) => page.locator('#root').getByRole('button', { name, exact: true });
const accountField = '#root input[name=email][autocomplete=username]';
const addressField = '#root input[name=email][type=email]';
/** The field for the password or the code, whichever form is shown. */
const secretField = '#root input[name=token]:visible';
const passwordForm = 'input[type=password]';
const codeForm = 'input[autocomplete=one-time-code]';

/** Fills in the password form and submits it. */
async function submitPassword(page: Page, password: string): Promise<void> {
  await page.locator(accountField).fill(member);
  await page.locator(secretField).fill(password);
  await button(page, 'Sign in').click();
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let branded: DemoPlatform;
  let single: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine, { AUTH_TYPES: 'email,password', DEFAULT_AUTH: '' });
    branded = await startPlatform(engine, {
      MODE: 'private',
      AUTH_TYPES: 'email,password',
      DEFAULT_AUTH: 'password',
      SITE_NAME: 'Harbour',
      LOGO: '/logo.svg',
      LOGIN_BACKGROUND: '/picture.svg',
      DOC_LINK: 'https://docs.example.com/',
      APPLY_LINK: 'https://example.com/apply',
      IS_BAIDU_CLOUD: 'true',
    });
    single = await startPlatform(engine, { AUTH_TYPES: 'password' });
  });
  afterAll(closeChromium);

  describe('the method it begins with', () => {
    it('is the first one, without anything else to go by', async () => {
      const { show, close } = await visit(platform);
      await show('/login', codeForm);
      await close();
    });

    it('is the configured one', async () => {
      const { page, show, close } = await visit(branded);
      await page.route('**/*.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      await show('/login', passwordForm);
      await close();
    });

    it('is the last one chosen, in the first picture already', async () => {
      const { page, show, close } = await visit(platform);
      await show('/login', codeForm);
      await tab(page, 'Password').click();
      await page.locator(accountField).waitFor();
      await show('/login', passwordForm);
      const html = await (await page.request.get(`${platform.base}/login`)).text();
      expect(html).toContain('autocomplete="current-password"');
      await close();
    });

    it('is not one that is no longer offered', async () => {
      const { page, show, close } = await visit(platform);
      await page.addInitScript(() => localStorage.setItem('pagewright.login.method', 'ldap'));
      await show('/login', codeForm);
      await close();
    });
  });

  describe('choosing a method', () => {
    it('is done with tabs on wide screens, and keeps what was typed', async () => {
      const { page, show, close } = await visit(platform);
      await show('/login', codeForm);
      await page.locator(addressField).fill('somebody@example.com');
      await tab(page, 'Password').click();
      await page.locator(accountField).fill('member');
      await tab(page, 'Email code').click();
      expect(await page.locator(addressField).inputValue()).toBe('somebody@example.com');
      expect(await button(page, 'Password').isVisible()).toBe(false);
      await close();
    });

    it('is done with a list on narrow screens', async () => {
      const { page, show, close } = await visit(platform, { width: WIDTHS.narrow });
      await show('/login', codeForm);
      expect(await tab(page, 'Password').isVisible()).toBe(false);
      await button(page, 'Password').click();
      await page.locator(accountField).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('pagewright.login.method'))).toBe('password');
      await button(page, 'Email code').waitFor();
      await close();
    });

    it('is done with a list on mobile browsers, whatever their width, in the first picture already', async () => {
      const { page, problems, show, close } = await visit(platform, { width: 900, userAgent: PHONE });
      problems.expect(/Failed to load resource: net::ERR_FAILED/);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${platform.base}/login`);
      const first = page.locator('#shell').getByRole('button', { name: 'Password', exact: true });
      await first.waitFor();
      expect(await page.locator('#shell').getByRole('tab', { name: 'Password' }).isVisible()).toBe(false);
      await page.unroute('**/*.js');
      await show('/login', codeForm);
      expect(await tab(page, 'Password').isVisible()).toBe(false);
      await button(page, 'Password').click();
      await page.locator(accountField).waitFor();
      await close();
    });

    it('is done with tabs on others of that width', async () => {
      const { page, show, close } = await visit(platform, { width: 900 });
      await show('/login', codeForm);
      expect(await tab(page, 'Password').isVisible()).toBe(true);
      expect(await button(page, 'Password').isVisible()).toBe(false);
      await close();
    });

    it('is not offered where there is only one', async () => {
      const { page, show, close } = await visit(single);
      await show('/login', passwordForm);
      expect(await tab(page, 'Password').isVisible()).toBe(false);
      await page.setViewportSize({ width: WIDTHS.narrow, height: 800 });
      await show('/login', passwordForm);
      expect(await page.getByText('or continue with').count()).toBe(0);
      await close();
    });
  });

  describe('signing in', () => {
    it('with a password sends account, password and redirect, and goes there', async () => {
      const { page, show, close } = await visit(single);
      await show('/login?redirect=/i/profile', passwordForm);
      const request = page.waitForRequest(/\/auth\/phone\?method=password$/);
      await submitPassword(page, demoPassword);
      expect((await request).postDataJSON()).toEqual({ email: member, token: demoPassword, redirect: '/i/profile' });
      await page.waitForURL(`${single.base}/i/profile`);
      await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
      await close();
    });

    it('with a code sends address, code and redirect, and goes home', async () => {
      const { page, show, close } = await visit(platform);
      await show('/login', codeForm);
      await page.locator(addressField).fill(member);
      await button(page, 'Send code').click();
      await page
        .locator('#root')
        .getByRole('button', { name: /^\D*\d+\D*$/ })
        .waitFor();
      const code = await newestCode(platform.dataDir, member);
      await page.locator(secretField).fill(code);
      const request = page.waitForRequest(`${platform.base}/login`);
      await button(page, 'Sign in').click();
      expect((await request).postDataJSON()).toMatchObject({ email: member, token: code });
      await page.waitForURL(`${platform.base}/`);
      await page.getByRole('heading', { level: 1, name: 'Hello, Member' }).waitFor();
      await close();
    });

    it('with a wrong password says so and keeps the account', async () => {
      const { page, problems, show, close } = await visit(single);
      problems.expect(/Failed to load resource.*422/);
      await show('/login', passwordForm);
      await submitPassword(page, 'not it');
      const item = page.locator('.cxd-Form-item:has(input[name=token]:visible)');
      await item.getByText('The account or the password is wrong.').waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'token');
      expect(await page.locator(secretField).getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator('.cxd-Toast').count()).toBe(0);
      expect(await page.locator(accountField).inputValue()).toBe(member);
      expect(new URL(page.url()).pathname).toBe('/login');
      await close();
    });

    it('asks for what is missing, beside the field', async () => {
      const { page, show, close } = await visit(platform);
      await show('/login', codeForm);
      await button(page, 'Sign in').click();
      await page.getByText('Please enter your email.', { exact: true }).waitFor();
      await page.getByText('Please enter the code from the email.', { exact: true }).waitFor();
      await page.locator(addressField).fill('nobody');
      await page.getByText('This does not look like an email address.', { exact: true }).waitFor();
      await close();
    });

    it('says in words why a form sent without scripts came back', async () => {
      const { page, show, close } = await visit(platform);
      await show('/login?error=invalid-credentials', codeForm);
      await page.getByText('The account or the password is wrong.').waitFor();
      await close();
    });
  });

  describe('a forgotten password', () => {
    it('has a way on, which is shown again after a reload until one goes back', async () => {
      const { page, show, close } = await visit(single);
      await show('/login', passwordForm);
      await button(page, 'Forgot your password?').click();
      await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
      await show('/login', 'h1:has-text("Set a new password")');
      await button(page, 'Back to sign in').click();
      await page.locator(accountField).waitFor();
      await show('/login', passwordForm);
      await close();
    });
  });

  describe('the site it belongs to', () => {
    it('shows name, logo, picture, links, and the cloud it runs on', async () => {
      const { page, show, close } = await visit(branded);
      await page.route('**/*.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      await show('/login', passwordForm);
      expect(await page.title()).toBe('Sign in · Harbour');
      expect(await page.locator('#root img[alt="Harbour"]').getAttribute('src')).toBe('/logo.svg');
      const background = (name: string) =>
        page.locator(`#root .${name}`).evaluate((node) => getComputedStyle(node).backgroundImage);
      expect(await background('pw-login-picture')).toContain('/picture.svg');
      expect(await background('pw-login-scene')).toMatch(/svg/);
      const link = (name: string) => page.locator('#root').getByRole('link', { name }).getAttribute('href');
      expect(await link('Docs')).toBe('https://docs.example.com/');
      expect(await link('Apply for an account')).toBe('https://example.com/apply');
      expect(await link('Terms of service')).toMatch(/^https:\/\/cloud\.baidu\.com\//);
      expect(await link('Privacy policy')).toMatch(/^https:\/\/cloud\.baidu\.com\//);
      await page.getByText('Powered by Baidu AI Cloud').waitFor();
      await close();
    });

    it('says nothing of a cloud and offers no links otherwise', async () => {
      const { page, show, close } = await visit(platform);
      await show('/login', codeForm);
      expect(await page.locator('#root .pw-login-foot').count()).toBe(0);
      await close();
    });
  });

  describe('the language', () => {
    it('changes in place, keeps what was typed, and is remembered', async () => {
      const { page, show, close } = await visit(platform, { locale: 'zh-CN' });
      await show('/login', codeForm);
      await page.locator(addressField).fill('somebody@example.com');
      await button(page, 'English').click();
      await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
      expect(await page.locator(addressField).inputValue()).toBe('somebody@example.com');
      expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
      await show('/login', 'h1:has-text("Welcome back")');
      await close();
    });
  });
});
