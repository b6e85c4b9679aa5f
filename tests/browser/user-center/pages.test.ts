import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, screenshot } from '../../support/browser.ts';
import { onPglite } from '../../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';
import { lookAt } from '../screens/look-at.ts';
import { LOCALES, textsOf, visit, WIDTHS } from '../screens/platform.ts';

const member = 'member@example.com';
const environment = {
  PAGEWRIGHT_FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true',
  PAGEWRIGHT_AUTH_TYPES: 'email,password,ldap',
};

/** Every page of the user center but the profile: its path, the area of its texts, and what shows that its content is there. */
const pages: [path: string, area: string, ready: string][] = [
  ['/i/companies', 'companies', '.pw-row'],
  ['/i/roles', 'roles', 'td'],
  ['/i/password', 'password', 'input[name=originalPassword]'],
  ['/i/security', 'security', '.pw-section-actions button'],
  ['/i/sessions', 'sessions', '.pw-row'],
  ['/i/linked-accounts', 'linked', '.pw-empty'],
  ['/i/history', 'history', '.pw-row'],
  ['/i/preferences', 'preferences', 'input[type=radio]'],
  ['/i/developer', 'developer', '.pw-row'],
  ['/i/version', 'version', 'td'],
];

onPglite((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir, environment });
    const account = { gitUsername: 'member', gitEmail: member, protocolType: 'SSH', desc: 'Work' };
    await (await platform.person(member)).post('/api/user/git/accountAdd', account);
  });
  afterAll(closeChromium);

  describe.each(LOCALES)('in %s', (locale) => {
    let opened: Awaited<ReturnType<typeof visit>>;
    let page: Page;
    beforeAll(async () => {
      opened = await visit(platform, { locale, as: member });
      page = opened.page;
    });
    afterAll(() => opened.close());

    it.each(pages)('%s fits, is translated and accessible, wide and narrow', async (path, area, ready) => {
      for (const [name, width] of Object.entries(WIDTHS)) {
        await page.setViewportSize({ width, height: 800 });
        expect((await opened.show(path, ready)).status()).toBe(200);
        expect(await lookAt(page)).toEqual({
          scrollsSideways: false,
          beyond: [],
          untranslated: null,
          formulas: null,
          headings: 1,
          mains: 1,
          lang: locale,
          title: `${textsOf(locale)[`${area}.title`]} · Pagewright`,
        });
        expect(await accessibilityViolations(page), `${path} at ${width}`).toEqual([]);
        if (process.env['SCREENSHOTS'] === '1') {
          await screenshot(page, `test-results/screenshots${path}-${locale}-${name}.png`, width);
        }
      }
    });

    it.each([
      ['/login/verify?error=second-step-wrong', 'input[name=code]'],
      ['/login/passkey', '.pw-setup-form button'],
    ])('%s fits, is translated and accessible', async (path, ready) => {
      for (const width of Object.values(WIDTHS)) {
        await page.setViewportSize({ width, height: 800 });
        await opened.show(path, ready);
        expect(await lookAt(page)).toMatchObject({ scrollsSideways: false, beyond: [], untranslated: null, mains: 1 });
        expect(await accessibilityViolations(page)).toEqual([]);
      }
    });
  });
});
