import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityViolations, slowDown, slowPhone, watchLayoutShifts } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { holdScripts } from '../login-shell/slow-network.ts';
import { live, usePlatform } from './platform.ts';

const member = 'member@example.com';
/** What moves less than this, nobody sees; 0.1 is the usual bound. */
const CALM = 0.02;
const SITE = 'Harbour & <i>Sons</i>';

/** Where the parts of a page are that must not move: in the first picture (`#shell`) or in the live page (`#root`). */
const places = (page: Page, within: string) =>
  page.evaluate((root) => {
    const parts = [
      '.pw-header',
      '.pw-brand',
      '.pw-header-link',
      '.pw-avatar',
      '.pw-user-menu',
      '.pw-side',
      '.pw-side-link',
    ];
    parts.push('.pw-side-toggle', '.pw-page', 'h1', '.pw-lead', '.pw-card', '.pw-card .pw-avatar', '.pw-form', 'h2');
    return parts.flatMap((part) => {
      const box = document.querySelector(`${root} ${part}`)?.getBoundingClientRect();
      return box ? [`${part} ${[box.x, box.y].map(Math.round)}`] : [];
    });
  }, within);

onOneEngine((engine) => {
  const platform = usePlatform(engine, { PAGEWRIGHT_SITE_NAME: SITE });

  async function begin(path: string, { as, width }: { as?: string | undefined; width: number }) {
    const { page, problems } = await platform.page({ viewport: { width, height: 800 }, ...(as ? { as } : {}) });
    const release = await holdScripts(page);
    const shifted = await watchLayoutShifts(page);
    await slowDown(page, slowPhone);
    await page.goto(platform.server().base + path, { waitUntil: 'commit' });
    await page.locator('#shell main').waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return { page, problems, release, shifted };
  }

  it.each([
    ['/', 1280, member, '.pw-card', 'Hello'],
    ['/i/profile', 390, member, '.pw-skeleton-field', 'Profile'],
    ['/admin/audit', 1280, 'admin@example.com', '.pw-skeleton-row', 'Audit log'],
    ['/company/acme', 390, member, '.pw-skeleton-row', 'Acme'],
  ])(
    '%s, %i wide: the page stands before its scripts, and does not move when they come',
    async (path, width, as, part, name) => {
      const { page, release, shifted } = await begin(path, { width, as });
      expect(await page.locator('#shell .pw-brand').innerText()).toBe(SITE);
      expect(await page.locator(`#shell ${part}`).first().isVisible()).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
      expect(await page.locator('#root > *').count()).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      const before = await places(page, '#shell');
      release();
      await live(page);
      expect(await places(page, '#root')).toEqual(expect.arrayContaining(before));
      expect(await page.locator('#root main').isVisible()).toBe(true);
      await page.waitForLoadState('networkidle');
      expect((await shifted()).score).toBeLessThan(CALM);
    },
  );

  it.each([
    ['/', 'en-US', member],
    ['/i/profile', 'zh-CN', member],
    ['/admin/audit', 'en-US', 'admin@example.com'],
  ] as const)('%s in %s has header, navigation and heading without any script', async (path, locale, as) => {
    const texts = platform.read(`locales/${locale}.json`);
    const { page } = await platform.page({ as, locale, javaScriptEnabled: false });
    await page.goto(platform.server().base + path);
    await page.locator('header .pw-brand').waitFor();
    expect(await page.locator('header .pw-user-menu').innerText()).not.toBe('');
    const navigation = page.getByRole('navigation', { name: String(texts['shell.navigation']) });
    expect(await navigation.getByRole('link').allInnerTexts()).toContain(texts['shell.docs']);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.isVisible()).toBe(true);
    const words = { '/': 'home.greeting', '/i/profile': 'profile.title', '/admin/audit': 'audit.title' }[path];
    expect(await heading.innerText()).toContain(String(texts[words]).split('{')[0]);
  });

  it('leaves the focus where it is when the live page comes, and where one has scrolled to', async () => {
    const { page, release } = await begin('/i/profile', { width: 390, as: member });
    await page.locator('#shell header').getByRole('link', { name: 'Docs' }).focus();
    await page.evaluate(() => scrollTo(0, 120));
    release();
    await live(page);
    const focused = await page.evaluate(
      () => document.activeElement?.closest('#root header') && document.activeElement.textContent,
    );
    expect([focused, await page.evaluate(() => scrollY)]).toEqual(['Docs', 120]);
  });

  it('shows a message at once, in place, with its words', async () => {
    const { page, problems, release, shifted } = await begin('/nowhere', { width: 1280 });
    problems.expect(/404/);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    const before = await places(page, '#shell');
    release();
    await live(page);
    expect(await places(page, '#root')).toEqual(before);
    expect((await shifted()).score).toBeLessThan(CALM);
  });

  it('has no frame in embed mode', async () => {
    const { page, release } = await begin('/i/profile?embed=1', { width: 1280, as: member });
    for (const part of ['.pw-header', '.pw-side']) {
      expect([part, await page.locator(`#shell ${part}`).count()]).toEqual([part, 0]);
    }
    const before = await places(page, '#shell .pw-main');
    release();
    await live(page);
    expect(await places(page, '#root .pw-main')).toEqual(before);
  });

  it('waits with the live page for its style sheet', async () => {
    const { page } = await platform.page({ as: member });
    let arrive = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/assets\/styles-[^/]+\.css$/, async (route) => {
      await waiting;
      await route.continue();
    });
    await page.goto(platform.server().base, { waitUntil: 'commit' });
    await page.locator('link[rel=stylesheet]').first().waitFor({ state: 'attached' });
    await page.locator('a.pw-skip').waitFor({ state: 'attached' });
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await page.locator('#shell .pw-page').isVisible()).toBe(true);
    arrive();
    await live(page);
    expect(await page.locator('#root main').isVisible()).toBe(true);
  });

  it('keeps still for those who asked for less motion', async () => {
    const { page } = await platform.page({ as: member, reducedMotion: 'reduce' });
    await holdScripts(page);
    await page.goto(`${platform.server().base}/i/profile`, { waitUntil: 'commit' });
    const field = page.locator('#shell .pw-skeleton-field').first();
    await field.waitFor();
    expect(await field.evaluate((node) => getComputedStyle(node).animationIterationCount)).toBe('1');
  });

  it('colours code whose language loads late', async () => {
    platform.write('screens/docs/empty.json', {
      type: 'page',
      body: { type: 'code', language: 'json', value: '{ "type": "page" }' },
    });
    const { page } = await platform.page({ as: 'member@example.com' });
    await page.clock.install();
    let load = () => {};
    const late = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/assets/jsonMode-*', async (route) => {
      await late;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/jsonMode-*');
    await page.goto(`${platform.server().base}/docs`);
    await asked;
    await page.clock.runFor(5_000);
    load();
    const kinds = () =>
      page.locator('.cxd-Code span[class^="mtk"]').evaluateAll((all) => all.map((one) => one.className));
    await expect.poll(async () => new Set(await kinds()).size, { timeout: 30_000 }).toBeGreaterThan(1);
  });
});
