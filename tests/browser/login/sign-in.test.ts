import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { newestCode } from '../../support/outbox.ts';
import { expectArrival, wanted } from '../../support/providers/arrive.ts';
import type { World } from '../../support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../../support/providers/platform.ts';
import { clientDir } from '../client-dir.ts';
import { holdScripts } from '../login-shell/slow-network.ts';
import { visit } from '../screens/platform.ts';

const member = 'member@example.com';
const newPassword = 'Tr4ils~of';
const withRedirect = `/login?redirect=${encodeURIComponent(wanted)}`;

const field = (page: Page, name: string) => page.locator(`#root input[name=${name}]:visible`);
const button = (page: Page, name: string) => page.locator('#root').getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.locator('#root').getByRole('tab', { name, exact: true });

onOneEngine((engine) => {
  let world: World;
  let platform: DemoPlatform;
  beforeEachTry(async () => {
    ({ world, platform } = await startWorldly(engine, { clientDir }));
  });
  somebodyNew(() => world);
  afterAll(closeChromium);

  const sendCode = async (page: Page, address: string) => {
    await button(page, 'Send code').click();
    await page.locator('#root .pw-code-message:visible', { hasText: 'The code is on its way' }).waitFor();
    return newestCode(platform.dataDir, address);
  };

  it('refuses a wrong password at the field, takes the right one, and leads where the person wanted to go', async () => {
    const { page, problems, show, close } = await visit(platform);
    problems.expect(/Failed to load resource.*422/);
    await show('/i/profile?from=mail', 'input[type=password]');
    expect(new URL(page.url()).pathname).toBe('/login');
    await field(page, 'email').fill(member);
    await field(page, 'token').fill('not it');
    await button(page, 'Sign in').click();
    const item = page.locator('.cxd-Form-item:has(input[name=token]:visible)');
    await item.getByText('The account or the password is wrong.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'token');
    expect(await field(page, 'token').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.cxd-Toast').count()).toBe(0);
    expect(await field(page, 'email').inputValue()).toBe(member);
    await field(page, 'token').fill(demoPassword);
    const request = page.waitForRequest(/\/auth\/phone\?method=password$/);
    await button(page, 'Sign in').click();
    expect((await request).postDataJSON()).toMatchObject({ email: member, token: demoPassword });
    await page.waitForURL('**/i/profile?from=mail');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await close();
  });

  it('signs in by a code that was sent by mail, and goes home', async () => {
    const { page, show, close } = await visit(platform);
    await show('/login', 'h1');
    await tab(page, 'Email code').click();
    await field(page, 'email').fill(member);
    const token = await sendCode(page, member);
    await field(page, 'token').fill(token);
    const request = page.waitForRequest(`${platform.base}/login`);
    await button(page, 'Sign in').click();
    expect((await request).postDataJSON()).toMatchObject({ email: member, token });
    await page.getByRole('heading', { level: 1, name: 'Hello, Member' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await close();
  });

  it('signs in by a provider', async () => {
    const { page, show, close } = await visit(platform);
    await show(withRedirect, 'a[href^="/auth/oauth?"]');
    await page.locator('#root a[href^="/auth/oauth?"]').click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectArrival(page, platform.base, world.person.email);
    await close();
  });

  it('links an account of a provider without addresses to the one that a code proves', async () => {
    const { page, show, close } = await visit(platform);
    await show(withRedirect, 'h1');
    await tab(page, 'WeChat').click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/bind');
    expect(await page.getByLabel('External account').inputValue()).toBe(world.person.name);
    await field(page, 'email').fill(world.person.email);
    await page.getByRole('textbox', { name: 'Verification code' }).fill(await sendCode(page, world.person.email));
    await button(page, 'Link and sign in').click();
    await expectArrival(page, platform.base, world.person.email);
    await close();
  });

  it('resets a forgotten password with the rules ticked off while typing, and leads back to signing in', async () => {
    const { page, show, close } = await visit(platform);
    const owner = 'owner@example.com';
    await show('/login', 'input[type=password]');
    await button(page, 'Forgot your password?').click();
    await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    await button(page, 'Back to sign in').click();
    await button(page, 'Forgot your password?').click();
    await field(page, 'email').fill(owner);
    const code = await sendCode(page, owner);
    await show('/login', 'h1:has-text("Set a new password")');
    await field(page, 'email').fill(owner);
    await field(page, 'token').fill(code);
    await field(page, 'tokenNew').fill('abc');
    const met = page.locator('#root .pw-rules:visible .is-met');
    await met.first().waitFor();
    expect(await met.allTextContents()).toEqual([expect.stringContaining('At least one letter.')]);
    await field(page, 'tokenRepeat').fill('abcd');
    await button(page, 'Set the new password').click();
    await page.getByText('The new password does not follow the rules.', { exact: true }).waitFor();
    await page.getByText('The two passwords differ.', { exact: true }).waitFor();
    await field(page, 'tokenNew').fill(newPassword);
    await field(page, 'tokenRepeat').fill(newPassword);
    await button(page, 'Set the new password').click();
    await page.getByText('Your password is set. Please sign in with it.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
    await page.locator('#root input[name=email][autocomplete=username]').fill('owner');
    await field(page, 'token').fill(newPassword);
    await button(page, 'Sign in').click();
    await page.getByRole('heading', { level: 1, name: 'Hello, Owner' }).waitFor();
    await close();
  });

  it('hands what was typed before the scripts came, the caret and the focus over to the live form, which sends it', async () => {
    const { page, close } = await visit(platform);
    const release = await holdScripts(page);
    await page.goto(platform.base + withRedirect, { waitUntil: 'commit' });
    const early = (name: string) => page.locator(`#shell input[name=${name}]`);
    await early('token').waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('shell-keeper')),
    );
    await early('email').pressSequentially(member);
    await early('token').pressSequentially(demoPassword.replace('!', ''));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    release();
    await page.waitForFunction(() => performance.getEntriesByName('pagewright-live').length > 0);
    expect(await page.locator('#shell > *').count()).toBe(0);
    await page.keyboard.type('+');
    const [first, ...rest] = demoPassword.replace('!', '');
    expect(await field(page, 'token').inputValue()).toBe([first, '+', ...rest].join(''));
    await page.keyboard.press('Backspace');
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expectArrival(page, platform.base, member);
    await close();
  });

  it('signs in without any script, and says in words that a password is wrong', async () => {
    const { page, close } = await visit(platform, { javaScriptEnabled: false });
    const submit = async (password: string) => {
      await page.locator('input[name=email]').fill(member);
      await page.locator('input[name=token]').fill(password);
      await page.locator('form button[type=submit]').click();
    };
    await page.goto(`${platform.base}/i/profile`);
    expect(new URL(page.url()).pathname).toBe('/login');
    await submit('wrong');
    await page.waitForURL(/\/login\?.*error=invalid-credentials/);
    expect(await page.locator('.pw-note.is-error').textContent()).not.toBe('');
    await submit(demoPassword);
    await page.waitForURL(`${platform.base}/i/profile`);
    await close();
  });
});
