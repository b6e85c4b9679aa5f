import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, darkViolations, screenshot } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import type { Person } from '../../support/person.ts';
import { LOCALES, startPlatform, visit, WIDTHS } from './platform.ts';

const pictures = 'test-results/screenshots';
const starts = ['login/card', 'login/split', 'login/minimal', 'login/embedded'];
const company = '/api/company/globex/login-page';
const address = '/login?company=globex&authType=password';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;

  beforeAll(async () => {
    platform = await startPlatform(engine, { AUTH_TYPES: 'email,phone,captcha,password,oauth,ldap' });
    owner = await platform.person('owner');
    mkdirSync(pictures, { recursive: true });
  });
  beforeEach(() => owner.post(company, { page: '' }));
  afterAll(closeChromium);

  describe.each(starts)('%s', (id) => {
    it('signs people in, and offers every way that is set up', async () => {
      await owner.post(company, { page: id });
      const { page, show } = await visit(platform);
      await show(address, 'input[name=token]');
      const ways = await page.locator('#root .pw-sign-in').innerText();
      for (const way of ['Email', 'Phone', 'Password', 'LDAP', 'OAuth']) expect(ways).toContain(way);
      await page.locator('#root input[name=email]:visible').fill('member');
      await page.locator('#root input[name=token]:visible').fill(demoPassword);
      await page.locator('#root .pw-sign-in button[type=submit]:visible').click();
      await page.waitForURL(`${platform.base}/`);
    });

    it('looks well in both languages, widths and looks', { timeout: 120_000 }, async () => {
      await owner.post(company, { page: id });
      for (const locale of LOCALES) {
        for (const [name, width] of Object.entries(WIDTHS)) {
          const { page, show, problems } = await visit(platform, { locale, width });
          await show(address, 'input[name=token]');
          await screenshot(page, `${pictures}/${id.replace('/', '-')}-${locale}-${name}.png`, width);
          expect(await accessibilityViolations(page)).toEqual([]);
          if (locale === 'en-US') expect(await darkViolations(page)).toEqual([]);
          problems.assertNone();
        }
      }
    });
  });

  it('is tried, chosen and given back by its owner', { timeout: 120_000 }, async () => {
    for (const [name, width] of Object.entries(WIDTHS)) {
      const { page, show } = await visit(platform, { as: 'owner@example.com', width });
      await show('/company/globex/login-page', '.pw-card iframe');
      const card = page.locator('#root .pw-card', { hasText: 'Centred card' });
      await card.getByRole('button', { name: 'Preview' }).click();
      const dialog = page.getByRole('dialog');
      const framed = dialog.frameLocator('iframe').first();
      await framed.getByRole('heading', { name: 'Welcome back' }).waitFor();
      expect(await framed.locator('#shell').innerText()).not.toContain('Sign out');
      await screenshot(page, `${pictures}/login-page-preview-${name}.png`, width);
      await dialog.getByText('中文').click();
      await framed.getByText('欢迎', { exact: false }).first().waitFor();
      const use = dialog.getByRole('button', { name: 'Use this page' });
      const { y, height } = (await use.boundingBox())!;
      // The whole preview is in sight of a usual screen.
      if (name === 'wide') expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
      await use.click();
      await dialog.waitFor({ state: 'detached' });
      await card.getByText('Shown now').waitFor();
      // Buttons of cards beside each other stand at one height.
      const ends = await page.locator('#root .pw-card').evaluateAll((cards) =>
        cards.map((each) => {
          const [frame, buttons] = [each, each.querySelector('.pw-filter-actions')!].map((of) =>
            of.getBoundingClientRect(),
          );
          return Math.round(frame!.bottom - buttons!.bottom);
        }),
      );
      expect(new Set(ends).size).toBe(1);
      const buttons = page.locator('#root .pw-card .pw-filter-actions');
      const tall = await buttons.evaluateAll((all) => all.filter((each) => each.clientHeight > 40).length);
      // All of a card's buttons stand in one row.
      expect(tall).toBe(0);
      const history = page.locator('.pw-rows .pw-row');
      expect(await history.getByText('Chosen now').count()).toBe(1);
      await history.first().getByText('Chosen now').waitFor();
      expect((await platform.visitor().get(address)).text).toContain('"id":"login/card"');
      await page.getByRole('button', { name: 'Use the platform’s sign-in page' }).click();
      await page.locator('#root .pw-card', { hasText: 'Standard sign-in page' }).getByText('Shown now').waitFor();
      expect((await platform.visitor().get(address)).text).not.toContain('"id":"login/card"');
    }
  });
});
