import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readComposed } from '../../../src/validation/parts/shipped.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from './platform.ts';

const firstOf = (shell: string) => (readComposed('.', shell).body as unknown[])[0];
const member = 'member@example.com';
const nickName = 'input[name=nickName]';
const nobodys = (items: unknown) => ({ json: { status: 0, msg: '', data: { items } } });
const header = (page: Page) => page.locator('#root header');
const side = (page: Page) => page.locator('#root aside');

async function openUserMenu(page: Page, name = 'Member'): Promise<void> {
  await header(page).getByRole('button', { name }).click();
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let closed: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    closed = await startPlatform(engine, {
      MODE: 'private',
      DISABLED_ENTRIES: 'userProfile',
      DOC_LINK: 'https://docs.example.com/',
      APPLY_LINK: '/docs',
    });
  });
  afterAll(closeChromium);

  describe('the frame around pages', () => {
    it('asks at /logout before it signs out, and claims nothing until then', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      await show('/logout', '.pw-state-actions button');
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.allTextContents()).toEqual(['Do you want to sign out?']);
      expect(await page.title()).not.toContain('signed out');
      await page.locator('#root').getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
      expect(await heading.count()).toBe(1);
      expect((await page.request.get(`${platform.base}/api/user/info`)).status()).toBe(401);
      await close();
    });

    it('signs out', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      await show('/', '.pw-card');
      await openUserMenu(page);
      await page.getByText('Sign out').click();
      await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
      await page.goto(`${platform.base}/`);
      await page.waitForURL(`${platform.base}/login*`);
      await close();
    });

    it('offers visitors to sign in', async () => {
      const { page, show, close } = await visit(platform);
      await show('/docs', '.pw-doc');
      expect(await header(page).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
      expect(await header(page).getByRole('link', { name: 'Home' }).count()).toBe(0);
      await close();
    });

    it.each([
      ['en-US', undefined],
      ['zh-CN', undefined],
      ['en-US', member],
      ['zh-CN', member],
    ] as const)('keeps its parts beside each other on phones in %s for %s', async (locale, as) => {
      const { page, show, close } = await visit(platform, { locale, width: WIDTHS.narrow, ...(as ? { as } : {}) });
      await show('/template', '.pw-center-card');
      for (const width of [360, 390, 414]) {
        await page.setViewportSize({ width, height: 844 });
        const boxes = await header(page)
          .locator('a:visible, button:visible')
          .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect));
        expect(boxes.length).toBeGreaterThanOrEqual(5);
        const overlapping = boxes.filter((one, at) =>
          boxes
            .slice(at + 1)
            .some(
              ({ left, right, top, bottom }) =>
                one.left < right && left < one.right && one.top < bottom && top < one.bottom,
            ),
        );
        const outside = boxes.filter(({ left, right }) => left < 0 || right > width);
        expect({ width, overlapping, outside }).toEqual({ width, overlapping: [], outside: [] });
      }
      await close();
    });

    it('stays around pages that are not there or not allowed', async () => {
      const { page, problems, show, close } = await visit(platform, { as: member });
      problems.expect(/Failed to load resource.*40[34]/);
      for (const path of ['/nowhere', '/company/initech/']) {
        await show(path, '.pw-state');
        await header(page).getByRole('link', { name: 'Home' }).waitFor();
      }
      await close();
    });

    it('is titled with the name of the company', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      const html = await (await page.request.get(`${platform.base}/company/acme/`)).text();
      expect(html).toContain('<title>Acme · Pagewright</title>');
      await show('/company/acme/');
      expect(await page.title()).toBe('Acme · Pagewright');
      await close();
    });

    it('leaves out home in private mode, and uses the configured docs', async () => {
      const { page, show, close } = await visit(closed, { as: member });
      await show('/', '.pw-card');
      expect(await header(page).getByRole('link', { name: 'Home' }).count()).toBe(0);
      expect(await header(page).getByRole('link', { name: 'Docs' }).getAttribute('href')).toBe(
        'https://docs.example.com/',
      );
      await close();
    });
  });

  describe('the user center', () => {
    it('has the header of other pages, which its file writes out', () => {
      expect(firstOf('shell/user-center')).toEqual(firstOf('shell/platform'));
    });

    it('folds its entries away on narrow screens', async () => {
      const { page, show, close } = await visit(platform, { as: member, width: WIDTHS.narrow });
      await show('/i/profile', nickName);
      const profile = side(page).getByRole('link', { name: 'Profile' });
      expect(await profile.isVisible()).toBe(false);
      await side(page).getByRole('button', { name: 'Menu' }).click();
      await profile.waitFor();
      await side(page).getByRole('button', { name: 'Close menu' }).click();
      await profile.waitFor({ state: 'hidden' });
      await page.route('**/api/user/preferences', (route) => route.fulfill({ json: { status: 0, msg: '', data: {} } }));
      await side(page).getByRole('button', { name: 'Menu' }).click();
      await openUserMenu(page);
      await page.getByText('Dark appearance').click();
      await page.locator('meta[name=color-scheme][content=dark]').waitFor({ state: 'attached' });
      await profile.click();
      await profile.waitFor({ state: 'hidden' });
      await side(page).getByRole('button', { name: 'Menu' }).click();
      await side(page).getByRole('link', { name: 'Roles' }).click();
      await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor();
      await profile.waitFor({ state: 'hidden' });
      await close();
    });

    it('does not know a switched-off entry', async () => {
      const { page, problems, show, close } = await visit(closed, { as: member });
      problems.expect(/Failed to load resource.*404/);
      const response = await show('/i/profile', '.pw-state');
      expect(response.status()).toBe(404);
      expect(await side(page).getByRole('link', { name: 'Profile' }).count()).toBe(0);
      await openUserMenu(page);
      expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
        'User center',
        '简体中文',
        'Dark appearance',
        'Sign out',
      ]);
      await close();
    });

    it('names the page one is at on its folded menu', async () => {
      const { page, show, close } = await visit(platform, { as: member, width: 320 });
      await show('/i/profile', nickName);
      await side(page).getByRole('button', { name: 'Menu · Profile' }).waitFor();
      const docs = header(page).getByRole('link', { name: 'Docs' });
      expect((await docs.boundingBox())!.height).toBeLessThan(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await close();
    });
  });

  describe('home', () => {
    it('shows the companies that the document knows while they are asked for', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      let arrive = () => {};
      const waiting = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/api/company', async (route) => {
        await waiting;
        await route.continue();
      });
      await show('/', '.pw-card');
      expect(await page.locator('.pw-card').getByRole('heading').allInnerTexts()).toEqual(['Acme', 'Globex']);
      const answered = page.waitForResponse('**/api/company');
      arrive();
      await answered;
      expect(await page.locator('.pw-card').getByRole('heading').allInnerTexts()).toEqual(['Acme', 'Globex']);
      await close();
    });

    it('says how to go on without a company', async () => {
      const { page, show, close } = await visit(platform, { as: member });
      await page.route('**/api/company', (route) => route.fulfill(nobodys([])));
      await show('/', '.pw-empty');
      await page.getByRole('link', { name: 'Apply for a company' }).waitFor();
      expect(await page.locator('.pw-empty a').allInnerTexts()).toEqual(['Apply for a company', 'How this works']);
      await close();
    });

    it('offers to apply for one where that is possible', async () => {
      // Nobody of the one company has a home page.
      const { page, show, close } = await visit(closed, { as: 'owner@example.com' });
      await page.route('**/api/company', (route) => route.fulfill(nobodys([])));
      await show('/', '.pw-empty');
      expect(await page.getByRole('link', { name: 'Apply for a company' }).getAttribute('href')).toBe('/docs');
      await close();
    });

    it('says when the companies cannot be loaded, and tries again', async () => {
      const { page, problems, show, close } = await visit(platform, { as: member });
      problems.expect(/Failed to load resource.*422/);
      await page.route('**/api/company', (route) =>
        route.fulfill({ status: 422, json: { status: 422, msg: 'No', data: null } }),
      );
      await show('/', '.pw-empty');
      await page.getByText('Your companies could not be loaded').waitFor();
      await page.unroute('**/api/company');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.pw-card').first().waitFor();
      await close();
    });
  });
});
