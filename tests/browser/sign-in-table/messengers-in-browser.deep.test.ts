import { devices } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cell } from '../../sign-in-table/cell.ts';
import { accessibilityViolations, closeChromium, openPage, typeAt } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { expectArrival, wanted } from '../../support/providers/arrive.ts';
import { clientId, clientSecret, type World } from '../../support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../../support/providers/platform.ts';
import { clientDir } from '../client-dir.ts';

const phone = { userAgent: devices['Pixel 7'].userAgent, viewport: { width: 390, height: 844 }, hasTouch: true };

/** What the messengers' own scripts put on a page, with the code that the next visitor gets. */
function scriptOf(code: string): void {
  const ready = (then: () => void) => then();
  const answer = { code };
  Object.assign(window, {
    h5sdk: { ready },
    tt: { requestAccess: ({ success }: { success(answer: object): void }) => success(answer) },
    dd: {
      ready,
      runtime: {
        permission: { requestAuthCode: ({ onSuccess }: { onSuccess(answer: object): void }) => onSuccess(answer) },
      },
    },
  });
}

/** Notes that a text was shown, however shortly. */
function noteText(wanted: string): void {
  const look = () => {
    if (document.body?.textContent?.includes(wanted)) sessionStorage.setItem('noted', wanted);
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}

onOneEngine((engine) => {
  let world: World;
  let platform: DemoPlatform;
  beforeAll(async () => {
    ({ world, platform } = await startWorldly(engine, { clientDir }));
  });
  somebodyNew(() => world);
  afterAll(closeChromium);

  for (const [type, unavailable] of [
    ['feishu', 'Open this page in Feishu to sign in with it'],
    ['dingding', 'Open this page in DingTalk to sign in with it'],
  ] as const) {
    const configure = () => {
      platform.services.config.integration = {
        type,
        appId: clientId,
        appSecret: clientSecret,
        endpoint: world.url,
        sdkUrl: '',
      };
    };

    cell(type, 'mobile', async () => {
      configure();
      const { page, close } = await openPage(phone);
      await page.addInitScript(scriptOf, world.grant(''));
      await page.goto(`${platform.base}/silent-login?redirect=${encodeURIComponent(wanted)}`);
      await expectArrival(page, platform.base, world.person.email);
      await close();
    });

    cell(type, 'keyboard only', async () => {
      configure();
      const { page, close } = await openPage();
      await page.addInitScript(noteText, unavailable);
      await page.goto(`${platform.base}/silent-login?redirect=%2Fi%2Fprofile`);
      await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/i/profile');
      await page.locator('#root').getByRole('tab', { name: 'Password' }).focus();
      expect(await page.evaluate(() => sessionStorage.getItem('noted'))).toBe(unavailable);
      await page.keyboard.press('Enter');
      await typeAt(page, page.getByRole('textbox', { name: 'Account' }), 'member');
      await typeAt(page, page.locator('input[type=password]'), demoPassword);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${platform.base}/i/profile`, { waitUntil: 'commit' });
      await page.locator('#root main').first().waitFor();
      await close();
    });
  }

  it.each([
    ['zh-CN', 390],
    ['en-US', 1280],
  ])('waits for the messenger on a page without violations, in %s, %i wide', async (locale, width) => {
    platform.services.config.integration.type = 'feishu';
    const { page, close } = await openPage({ locale, viewport: { width, height: 844 } });
    await page.addInitScript(() => Object.assign(window, { h5sdk: { ready: () => undefined }, tt: {} }));
    await page.goto(`${platform.base}/silent-login`);
    await page.locator('#root h1').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect([await page.locator('main').count(), await page.locator('h1').count()]).toEqual([1, 1]);
    await close();
  });
});
