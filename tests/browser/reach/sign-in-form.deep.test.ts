import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium, type PageProblems } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform, visit } from '../screens/platform.ts';
import { hidden } from './hidden-sign-in.ts';
import { honest } from './honest-sign-in.ts';
import { store, withoutChecker } from './stored-attacks.ts';
import { FORM, hasUsableForm } from './usable-form.ts';

const ADDRESS = '/login?company=globex&authType=password';

/** A phone; a desk; and that desk at four times the size, which people choose while they see the page. */
const WINDOWS = [
  { size: { width: 390, height: 844 }, isOpened: true },
  { size: { width: 1280, height: 800 }, isOpened: true },
  { size: { width: 320, height: 200 }, isOpened: false },
];

/** Waits until each part of some form of the platform can be seen and used. */
async function canBeUsed(page: Page): Promise<void> {
  const forms = '#root :is(.pw-sign-in, .pw-login-panel)';
  await expect.poll(() => page.evaluate(hasUsableForm, { parts: FORM, forms }), { timeout: 20_000 }).toBe(true);
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    owner = await platform.person('owner');
  });
  afterAll(closeChromium);

  describe('an honest design stays', () => {
    const reports: string[] = [];
    // One tab for all designs: a fresh one would compile the platform's scripts again for each of them.
    let page: Page;
    let problems: PageProblems;
    beforeAll(async () => {
      ({ page, problems } = await visit(platform));
      page.on('request', (request) => /\/failure$/.test(request.url()) && reports.push(request.url()));
      await page.clock.install();
    });
    afterAll(() => page.close());

    it.each(Object.entries(honest))('%s', { timeout: 60_000 }, async (_, schema) => {
      const { status, json } = await owner.post('/api/company/globex/screen/account/login/publish', {
        schema,
        note: '',
      });
      expect(status, JSON.stringify(json)).toBe(200);
      reports.length = 0;
      const before = problems.seen.length;
      for (const { size, isOpened } of WINDOWS) {
        await page.setViewportSize(size);
        if (isOpened) await page.goto(platform.base + ADDRESS);
        await page.locator('#root .pw-sign-in button[type=submit]:visible').waitFor();
        // All measurements that a bad page would be given up by.
        await page.clock.runFor(5000);
        await canBeUsed(page);
        await page.clock.runFor(5000);
        expect(reports, `${size.width} wide`).toEqual([]);
        expect(await page.locator('#root .pw-tenant .pw-sign-in').count()).toBeGreaterThan(0);
        expect(await page.locator('#root .pw-tenant').getByText('This part is switched off').count()).toBe(0);
      }
      expect(problems.seen.slice(before)).toEqual([]);
    });
  });

  it('a page whose own call is refused gives way to the next one', async () => {
    withoutChecker(platform.services);
    const { page, problems } = await visit(platform);
    problems.expect(/Failed to load resource.*40/);
    const schema = { type: 'page', initApi: 'get:/api/company/globex/screen/account/none', body: { type: 'sign-in' } };
    await store(platform.services, 'account/login', 99, schema);
    await page.goto(platform.base + ADDRESS);
    await page.locator('#root:not(:has(.pw-tenant)) button[type=submit]:visible').waitFor();
    await canBeUsed(page);
    await page.close();
  });

  describe('the form can be used, whatever the page does:', () => {
    let version = 100;
    let page: Page;
    let problems: PageProblems;
    beforeAll(async () => {
      withoutChecker(platform.services);
      ({ page, problems } = await visit(platform));
    });
    afterAll(() => page.close());

    it.each(Object.entries(hidden))('%s', { timeout: 60_000 }, async (_, schema) => {
      version += 1;
      const before = problems.seen.length;
      await store(platform.services, 'account/login', version, schema);
      await page.goto(platform.base + ADDRESS);
      await page.locator('#root h1').first().waitFor({ state: 'attached' });
      if (JSON.stringify(schema).includes('LATER')) {
        await page.locator('#root').getByText('IT IS LATER').waitFor({ state: 'attached' });
      }
      await canBeUsed(page);
      expect(problems.seen.slice(before)).toEqual([]);
    });

    it('what people typed stays, and the company hears of it', async () => {
      version += 1;
      await store(platform.services, 'account/login', version, hidden['a class that comes later']!);
      const { page } = await visit(platform);
      const reported = page.waitForRequest(/account\/login\/failure$/);
      await page.goto(platform.base + ADDRESS);
      await page.locator('#root .pw-tenant input[name=email]').fill('member');
      await page.locator('#root .pw-login-panel input[name=email]').waitFor();
      expect(await page.locator('#root input[name=email]').inputValue()).toBe('member');
      expect(await page.locator('#root input[name=email]').evaluate((each) => each === document.activeElement)).toBe(
        true,
      );
      expect((await reported).postDataJSON()).toMatchObject({ layer: 'company', version, code: 'sign-in' });
      await page.locator('#root input[name=token]').fill(demoPassword);
      await page.locator('#root button[type=submit]').click();
      await page.waitForURL(`${platform.base}/`);
    });

    it('a page that stands for the sign-in page makes place for it', async () => {
      const { database, companies } = platform.services;
      const { id } = (await companies.findByKey('globex'))!;
      await store(platform.services, 'brand/globex', 1, hidden['margin to the left']!);
      const login = (page: string | null) =>
        database.query.updateTable('company').set({ login_page: page }).where('id', '=', id).execute();
      await login('brand/globex');
      const { page } = await visit(platform);
      await page.goto(platform.base + ADDRESS);
      await page.locator('#root .pw-login-panel').waitFor();
      await canBeUsed(page);
      await login(null);
    });
  });
});
