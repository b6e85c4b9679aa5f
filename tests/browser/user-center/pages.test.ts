import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, darkViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { turnOnTwoStep } from '../../support/two-step.ts';
import { clientDir } from '../client-dir.ts';
import { expectInOrder } from '../screens/look-at.ts';
import { LOCALES, type Visit, visit } from '../screens/platform.ts';

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

onOneEngine((engine) => {
  let platform: DemoPlatform;
  /** Of a browser that has made the first step of a two-step sign-in. */
  let firstStep: string;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir, environment });
    await turnOnTwoStep(await platform.person('owner'), () => platform.services.now());
    const visitor = platform.visitor();
    await visitor.post('/auth/phone?method=password', { email: 'owner', token: demoPassword });
    firstStep = visitor.cookies.get('second_step')!;
    const account = { gitUsername: 'member', gitEmail: member, protocolType: 'SSH', desc: 'Work' };
    await (await platform.person(member)).post('/api/user/git/accountAdd', account);
  });
  afterAll(closeChromium);

  describe.each(LOCALES)('in %s', (locale) => {
    let opened: Visit;
    let page: Page;
    beforeAll(async () => {
      opened = await visit(platform, { locale, as: member });
      page = opened.page;
    });
    afterAll(() => opened.close());

    async function expectAccessibleInOrder(path: string, area: string, ready: string): Promise<void> {
      const [picture = ''] = path.slice(1).split('?');
      await expectInOrder(opened, { path, ready, title: `${area}.title`, picture }, async (width) => {
        expect(await accessibilityViolations(page), `${path} at ${width}`).toEqual([]);
      });
      if (locale === 'en-US') expect(await darkViolations(page), path).toEqual([]);
    }

    it.each(pages)('%s fits, is translated and accessible, wide and narrow', expectAccessibleInOrder);

    it.each([
      ['/login/verify?error=second-step-wrong', 'verify', 'input[name=code]'],
      ['/login/passkey', 'passkey', '.pw-setup-form button'],
    ])('%s fits, is translated and accessible, wide and narrow', async (path, area, ready) => {
      await page.context().addCookies([{ name: 'second_step', value: firstStep, url: platform.base }]);
      await expectAccessibleInOrder(path, area, ready);
    });
  });
});
