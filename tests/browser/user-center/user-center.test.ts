import type { Page } from 'playwright';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { startPlatform, type Visit, visit } from '../screens/platform.ts';

const member = 'member@example.com';
const entries = [
  'Profile',
  'Companies',
  'Roles',
  'Preferences',
  'Password',
  'Sign-in security',
  'Devices',
  'Linked accounts',
  'History',
  'Developer',
  'Version',
];

const side = (page: Page) => page.locator('#root aside').getByRole('link');
const field = (page: Page, name: string) => page.locator(`#root input[name=${name}]`);

onOneEngine((engine) => {
  let platform: DemoPlatform;
  /** The member's window, for all tests of theirs: a window and a sign-in of its own would cost as much as a test. */
  let opened: Visit;
  let page: Page;
  beforeEachTry(async () => {
    platform = await startPlatform(engine, {
      FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true',
      AUTH_TYPES: 'email,password,ldap',
    });
    opened = await visit(platform, { as: member });
    page = opened.page;
  });
  beforeEach(({ onTestFinished }) => onTestFinished(() => opened.problems.assertNone()));
  afterAll(closeChromium);

  it('greets at home, shows the companies as cards, and leads into each', async () => {
    await opened.show('/', '.pw-card');
    await page.getByRole('heading', { level: 1, name: 'Hello, Member' }).waitFor();
    const cards = page.locator('.pw-card');
    expect(await cards.getByRole('heading').allInnerTexts()).toEqual(['Acme', 'Globex']);
    const enter = cards.first().getByRole('link', { name: 'Enter' });
    expect(await enter.getAttribute('href')).toBe('/company/acme/');
    await enter.click();
    await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
  });

  it('leads from the user menu to all entries of the user center, each marked on its page', async () => {
    await opened.show('/docs', '.pw-doc');
    await page.locator('#root header .pw-user-menu > button').click();
    await page.getByText('User center').click();
    await field(page, 'nickName').waitFor();
    expect(await side(page).allInnerTexts()).toEqual(entries);
    for (const name of entries) {
      await side(page).getByText(name, { exact: true }).click();
      await page.locator('#root aside .is-current').getByText(name, { exact: true }).waitFor();
      await page.locator('#root main h1').waitFor();
    }
  });

  it('saves the profile, says so, and shows the new name above', async () => {
    await opened.show('/i/profile', 'input[name=nickName]');
    await field(page, 'nickName').fill('Max');
    const sent = page.waitForRequest((call) => /\/api\/user\/info$/.test(call.url()) && call.method() === 'POST');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Your profile is saved.').first().waitFor();
    expect((await sent).postDataJSON()).toMatchObject({ name: 'Member', nickName: 'Max', email: member });
    await page.locator('#root header').getByRole('button', { name: 'Max' }).waitFor();
    await opened.show('/i/profile', 'input[name=nickName]');
    expect(await field(page, 'nickName').inputValue()).toBe('Max');
  });

  it('leaves a company after a question', async () => {
    await opened.show('/i/companies', '.pw-row');
    const acme = page.locator('.pw-row', { hasText: 'Acme' });
    await acme.getByRole('button', { name: 'Leave' }).click();
    await page.getByText('You will no longer reach the apps of Acme').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await acme.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await acme.waitFor({ state: 'detached' });
    expect(await page.locator('.pw-row').count()).toBe(1);
  });

  it('changes the password', async () => {
    opened.problems.expect(/Failed to load resource.*422/);
    await opened.show('/i/password?expired=1', 'input[name=password]');
    await page.getByText('Your password has expired').waitFor();
    const save = () => page.getByRole('button', { name: 'Change password' }).click();
    await field(page, 'originalPassword').fill('Wrong123!');
    await field(page, 'password').fill('short');
    await field(page, 'repeatPassword').fill('other');
    await save();
    await page.getByText('The two passwords differ.', { exact: true }).waitFor();
    await field(page, 'password').fill('Quiet#River7');
    await field(page, 'repeatPassword').fill('Quiet#River7');
    await save();
    await page.locator('.cxd-Form-item:has(input[name=originalPassword]) .cxd-Form-feedback').waitFor();
    await field(page, 'originalPassword').fill(demoPassword);
    await save();
    await page.waitForURL(`${platform.base}/`);
    await platform.visitor().signIn(member, 'Quiet#River7');
  });
});
