import { devices, type Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { cell } from '../../sign-in-table/cell.ts';
import { confirmAction } from '../../support/browser/confirm-action.ts';
import { loseSession } from '../../support/browser/lose-session.ts';
import { plugInAuthenticator } from '../../support/browser/virtual-authenticator.ts';
import { closeChromium, enterAt, openPage, typeAt } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { appCode, turnOnTwoStep } from '../../support/two-step.ts';
import { clientDir } from '../client-dir.ts';

const phone = { userAgent: devices['Pixel 7'].userAgent, viewport: { width: 390, height: 844 }, hasTouch: true };

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let secret: string;
  let base: string;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir, environment: { PAGEWRIGHT_AUTH_TYPES: 'password' } });
    // Passkeys are bound to a host's name, and an address in numbers is none.
    base = platform.base.replace('127.0.0.1', 'localhost');
    ({ secret } = await turnOnTwoStep(await platform.person('member'), () => platform.services.now()));
  });
  afterAll(closeChromium);

  /** Goes to the sign-in page as somebody whose browser may hold a passkey of the platform's owner, and arrives. */
  async function inBrowser(options: Parameters<typeof openPage>[0], visit: (page: Page) => Promise<void>) {
    platform.later(60);
    const { page, problems, close } = await openPage(options);
    // Making a passkey asks for a confirmation first.
    problems.expect(/403 .*passkeys\/options/);
    await visit(page);
    await page.waitForURL(`${base}/i/profile`);
    await page.locator('#root input[name=nickName]').waitFor();
    await close();
  }

  const goToSignIn = async (page: Page) => {
    await page.goto(`${base}/login?redirect=%2Fi%2Fprofile`);
    await page.waitForFunction(() => !document.querySelector('#shell')?.firstElementChild);
  };

  /** Makes a passkey where the person is signed in, and signs them out. */
  async function withPasskey(page: Page): Promise<void> {
    await plugInAuthenticator(page);
    const token = demoPassword;
    const signedIn = await page.request.post(`${base}/auth/phone?method=password`, {
      data: { email: 'owner', token },
      headers: { origin: base },
    });
    expect(signedIn.status()).toBe(200);
    await page.goto(`${base}/i/security`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await confirmAction(page, 'Add a passkey', token);
    await page.locator('.pw-row').getByText('Not used yet').first().waitFor();
    await loseSession(page);
    await goToSignIn(page);
  }

  const passkeyLink = (page: Page) => page.locator('#root').getByRole('link', { name: 'Sign in with a passkey' });
  const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

  cell('passkey', 'mobile', () =>
    inBrowser(phone, async (page) => {
      await withPasskey(page);
      await passkeyLink(page).tap();
      await passkeyButton(page).tap();
    }),
  );

  cell('passkey', 'keyboard only', () =>
    inBrowser({}, async (page) => {
      await withPasskey(page);
      await enterAt(page, passkeyLink(page));
      await enterAt(page, passkeyButton(page));
    }),
  );

  const field = (page: Page, name: string) => page.locator(`#root input[name=${name}]:visible`);
  const shown = () => appCode(secret, platform.services.now());

  cell('two-step', 'mobile', () =>
    inBrowser(phone, async (page) => {
      await goToSignIn(page);
      await field(page, 'email').fill('member');
      await field(page, 'token').fill(demoPassword);
      await page.locator('#root').getByRole('button', { name: 'Sign in', exact: true }).tap();
      await page.waitForURL('**/login/verify?*');
      await field(page, 'code').fill(shown());
      await page.locator('#root').getByRole('button', { name: 'Sign in', exact: true }).tap();
    }),
  );

  cell('two-step', 'keyboard only', () =>
    inBrowser({}, async (page) => {
      await goToSignIn(page);
      await typeAt(page, field(page, 'email'), 'member');
      await typeAt(page, field(page, 'token'), demoPassword);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/login/verify?*');
      await typeAt(page, field(page, 'code'), shown());
      await page.keyboard.press('Enter');
    }),
  );
});
