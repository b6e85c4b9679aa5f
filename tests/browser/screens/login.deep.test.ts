import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { PHONE, startPlatform, visit, WIDTHS } from './platform.ts';

const tab = (page: Page, name: string) => page.locator('#root').getByRole('tab', { name });
const button = (page: Page, name: string) => page.locator('#root').getByRole('button', { name, exact: true });
const accountField = '#root input[name=email][autocomplete=username]';
const addressField = '#root input[name=email][type=email]';
const passwordForm = 'input[type=password]';
const codeForm = 'input[autocomplete=one-time-code]';

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
});
