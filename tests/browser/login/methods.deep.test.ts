import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseSession } from '../../support/browser/lose-session.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { noteCaptchas } from '../../support/captcha.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { newestCode } from '../../support/outbox.ts';
import { startPlatform, visit } from '../screens/platform.ts';

const drawn: string[] = [];

const everyMethod =
  'email,phone,captcha,password,ldap,weixin,uuap,bce,baidu,oauth,workweixin,idaas,third,third-company,cas2';
const phone = '13800000000';
const newPassword = 'Tr4ils~of';

const field = (page: Page, name: string) => page.locator(`#root input[name=${name}]:visible`);
const button = (page: Page, name: string) => page.locator('#root').getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.locator('#root').getByRole('tab', { name, exact: true });
const picture = (page: Page) => page.locator('#root .pw-captcha-image img:visible');
const codeSent = async (page: Page) => {
  const message = page.locator('#root .pw-code-message:visible');
  await message.waitFor();
  expect(await message.textContent()).toBe('The code is on its way');
};

/** Types a phone number and what the picture shows, and has a code sent. */
async function askByPhone(page: Page): Promise<void> {
  await field(page, 'phone').fill(phone);
  await picture(page).waitFor();
  await field(page, 'graphCode').fill(drawn.at(-1)!);
  await page.locator('#root .pw-code button:visible').click();
  await codeSent(page);
}

onOneEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startPlatform(engine, { MODE: 'private', AUTH_TYPES: everyMethod });
    noteCaptchas(platform.services, drawn);
  });
  afterAll(closeChromium);

  const isHome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Member' }).waitFor();

  it('offers the four core methods as tabs and all others beside them, the query string kept', async () => {
    const { page, show, close } = await visit(platform);
    await show('/login?redirect=%2Fi%2Fprofile&app=crm', 'h1');
    expect(await page.locator('#root').getByRole('tab').allTextContents()).toEqual([
      'Email code',
      'Phone code',
      'Code',
      'Password',
    ]);
    const ways = page.locator('#root .pw-ways');
    expect(await ways.getByRole('button').locator('visible=true').allTextContents()).toEqual(['LDAP', 'WeChat']);
    const links = await ways.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const providers = ['uuap', 'bce', 'baidu', 'oauth', 'workweixin', 'idaas', 'third', 'third-company', 'cas2'];
    expect(links).toEqual(providers.map((name) => `/auth/${name}?redirect=%2Fi%2Fprofile&app=crm`));
    await close();
  });

  it('signs in by phone: the picture once the number is whole, another one on a click and after a refusal', async () => {
    const { page, problems, show, close } = await visit(platform);
    problems.expect(/Failed to load resource.*422/);
    await show('/login', 'h1');
    await tab(page, 'Phone code').click();
    await button(page, 'Send code').click();
    await page.getByText('Please enter your phone number first').waitFor();
    await field(page, 'phone').fill('138');
    expect(await picture(page).count()).toBe(0);
    await field(page, 'phone').fill(phone);
    await picture(page).waitFor();
    const heights = await page
      .locator('#root .pw-captcha > *:visible, #root .pw-captcha-image:visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    const first = await picture(page).getAttribute('src');
    const isNew = (former: string | null) =>
      page.waitForFunction((src) => {
        const shown = document.querySelector('#root .pw-captcha-image img')?.getAttribute('src');
        return shown !== undefined && shown !== src;
      }, former);
    await picture(page).click();
    await isNew(first);
    const second = await picture(page).getAttribute('src');
    await field(page, 'graphCode').fill('....');
    await button(page, 'Send code').click();
    await page.getByText('The characters do not match the image.').first().waitFor();
    await isNew(second);
    await expect.poll(() => field(page, 'graphCode').inputValue()).toBe('');
    await askByPhone(page);
    await field(page, 'token').fill(await newestCode(platform.dataDir, phone));
    const request = page.waitForRequest(`${platform.base}/auth/phone`);
    await button(page, 'Sign in').click();
    expect((await request).postDataJSON()).toMatchObject({ phone, token: expect.stringMatching(/^\d{6}$/) });
    await isHome(page);
    await close();
  });

  it('signs in by a code whose way one chooses', async () => {
    const { page, show, close } = await visit(platform);
    await show('/login', 'h1');
    await tab(page, 'Code').click();
    await field(page, 'email').waitFor();
    await button(page, 'Forgot your password?').waitFor();
    await tab(page, 'Phone').click();
    platform.later(60);
    await askByPhone(page);
    await field(page, 'token').fill(await newestCode(platform.dataDir, phone));
    const request = page.waitForRequest(`${platform.base}/login`);
    await button(page, 'Sign in').click();
    expect((await request).postDataJSON()).toMatchObject({ type: 'phone', phone });
    await isHome(page);
    await loseSession(page, platform.services.config.session.cookieName);
    await show('/login', 'h1');
    expect(await tab(page, 'Code').getAttribute('aria-selected')).toBe('true');
    await close();
  });

  it('shows LDAP without marks, and says calmly that it is not set up', async () => {
    const { page, problems, show, close } = await visit(platform);
    problems.expect(/Failed to load resource.*(4|5)\d\d/);
    await show('/login', 'h1');
    const focused = (name: string) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), name);
    await button(page, 'LDAP').press('Enter');
    await focused('input[name=username]');
    await field(page, 'username').fill('somebody');
    expect(await page.locator('#root .cxd-Form-star:visible').count()).toBe(0);
    expect(await field(page, 'username').getAttribute('required')).toBeNull();
    await field(page, 'password').fill('whatever');
    await button(page, 'Sign in').click();
    await page.getByText('This way of signing in has not been set up.').first().waitFor();
    await button(page, 'Password').press('Enter');
    await focused('input[name=email]');
    await field(page, 'token').waitFor();
    await button(page, 'Forgot your password?').press('Enter');
    await focused('h1, input[name=email]');
    await close();
  });

  it('frames the code of WeChat, with a way to load it anew', async () => {
    const { page, show, close } = await visit(platform);
    let loads = 0;
    await page.route('**/auth/weixin?*', (route) => {
      loads += 1;
      return route.fulfill({ contentType: 'text/html', body: '<p>QR</p>' });
    });
    await show('/login?redirect=%2Fi&authType=weixin', 'iframe');
    const src = await page.locator('#root iframe').getAttribute('src');
    expect(src).toBe('/auth/weixin?redirect=%2Fi&authType=weixin');
    await page.frameLocator('#root iframe').getByText('QR').waitFor();
    await button(page, 'Refresh the code').click();
    await expect.poll(() => loads).toBe(2);
    await close();
  });

  it('says in words why a provider sent somebody back', async () => {
    const { page, show, close } = await visit(platform);
    for (const [code, words] of [
      ['provider-denied', 'You cancelled signing in at the sign-in service.'],
      ['sign-in-interrupted', 'This sign-in has expired, was used already or began in another browser.'],
      ['anything-else', 'Signing in did not work.'],
    ]) {
      await show(`/login?error=${code}`, 'h1');
      await page.locator('#root .pw-note', { hasText: words! }).waitFor();
    }
    await close();
  });

  it('resets it by phone, too', async () => {
    const { page, show, close } = await visit(platform);
    await show('/login?authType=password', 'input[type=password]');
    await button(page, 'Forgot your password?').click();
    await tab(page, 'Phone').click();
    platform.later(60);
    await askByPhone(page);
    await field(page, 'token').fill(await newestCode(platform.dataDir, phone));
    await field(page, 'tokenNew').fill(newPassword);
    await field(page, 'tokenRepeat').fill(newPassword);
    const request = page.waitForRequest(`${platform.base}/resetpwd`);
    await button(page, 'Set the new password').click();
    const { token, graphCode, ...sent } = (await request).postDataJSON();
    expect(sent).toEqual({ accountType: 'phone', phone, tokenNew: newPassword, tokenRepeat: newPassword });
    expect(graphCode).toMatch(/^\w{4}$/);
    expect(token).toMatch(/^\d{6}$/);
    await page.getByText('Your password is set. Please sign in with it.').waitFor();
    await platform.visitor().signIn('member', newPassword);
    await close();
  });

  it('resets it in three steps on a page of its own', async () => {
    const { page, problems, show, close } = await visit(platform);
    problems.expect(/Failed to load resource.*4(10|22)/);
    await show('/resetpwd', 'h1:has-text("Verify your account")');
    const ways = page.locator('#root .pw-choice [role=tab]');
    const boxes = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().width));
    const whole = await page
      .locator('#root .pw-choice')
      .first()
      .evaluate((choice) => choice.clientWidth);
    expect(boxes[0]).toBe(boxes[1]);
    expect(boxes[0]! + boxes[1]!).toBeGreaterThan(whole - 16);
    await tab(page, 'Phone').click();
    await field(page, 'phone').fill('1380000000');
    expect(await field(page, 'graphCode').count()).toBe(0);
    await field(page, 'phone').fill(phone);
    await field(page, 'graphCode').waitFor();
    await tab(page, 'Email').click();
    platform.later(60);
    await field(page, 'email').fill('member@example.com');
    await button(page, 'Send code').click();
    await codeSent(page);
    const code = await newestCode(platform.dataDir, 'member@example.com');
    await field(page, 'token').fill(code === '000000' ? '000001' : '000000');
    await button(page, 'Next').click();
    await page.locator('.pw-note', { hasText: 'This could not be verified.' }).waitFor();
    platform.later(11 * 60);
    await field(page, 'token').fill(code);
    await button(page, 'Next').click();
    await page.locator('.pw-note', { hasText: 'This has expired.' }).waitFor();
    await platform.visitor().post('/verifyEmail', { email: 'member@example.com', purpose: 'reset' });
    await field(page, 'token').fill(await newestCode(platform.dataDir, 'member@example.com'));
    await button(page, 'Next').click();
    await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    await field(page, 'tokenNew').fill(demoPassword);
    await field(page, 'tokenRepeat').fill(demoPassword);
    await button(page, 'Set the new password').click();
    await page.getByRole('heading', { level: 1, name: 'Your password is set' }).waitFor();
    expect(await page.locator('#root').getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(/^\/login/);
    await platform.visitor().signIn('member', demoPassword);
    await close();
  });

  it.each([
    ['zh-CN', 1280],
    ['en-US', 390],
  ] as const)('has no fault of accessibility in %s, %i wide', async (locale, width) => {
    const { page, show, close } = await visit(platform, { locale, width });
    const judge = async (what: string) => expect(await accessibilityViolations(page), what).toEqual([]);
    const secondChoice = page.locator('#root .pw-choice [role=tab]:visible').nth(1);
    for (const method of ['phone', 'captcha', 'ldap', 'password']) {
      await show(`/login?authType=${method}`, 'input:visible');
      if (method === 'captcha') await secondChoice.click();
      await judge(method);
    }
    await page.locator('#root .pw-login-form button.pw-quiet:visible').click();
    await page.locator('#root .pw-rules').first().waitFor();
    await judge('forgotten password');
    await secondChoice.click();
    await field(page, 'phone').fill(phone);
    await picture(page).waitFor();
    await judge('forgotten password, by phone');
    await close();
  });

  it('asks for the company that is to sign somebody in, and again when that has no provider', async () => {
    const { page, show, close } = await visit(platform);
    await show('/login/standalone?redirect=%2Fi%2Froles', 'h1');
    await page.getByRole('link', { name: 'Company sign-on' }).click();
    await page.waitForURL(/\/login\/company\?redirect=%2Fi%2Froles&from=standalone$/);
    await field(page, 'company').fill(' globex ');
    await page.keyboard.press('Enter');
    await page.getByText('No company sign-on is set up under this key.').waitFor();
    expect(await field(page, 'company').inputValue()).toBe('globex');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.waitForURL(/\/login\/standalone\?redirect=%2Fi%2Froles$/);
    await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(/\/login\/passkey\?redirect=%2Fi%2Froles&from=standalone$/);
    await close();
  });

  it('has a page of its own with the numbers of the methods, which needs no script', async () => {
    const { page, show, close } = await visit(platform);
    await show('/login/standalone', 'input[name=username]');
    expect(await page.locator('#root').getByRole('tab').allTextContents()).toEqual([
      'Password',
      'LDAP',
      'Email code',
      'WeChat',
      'UUAP',
    ]);
    expect(await page.locator('#root .cxd-Tabs-linksContainer-arrow').count()).toBe(0);
    expect(await page.locator('#root .pw-ways a').allTextContents()).toEqual([
      'OAuth',
      'Single sign-on',
      'Company sign-on',
      'CAS',
    ]);
    await page.route('**/auth/weixin?*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>QR</p>' }));
    for (const [type, name] of ['Password', 'LDAP', 'Email code', 'WeChat', 'UUAP'].entries()) {
      await show(`/login/standalone?type=${type}`, 'h1');
      expect(await tab(page, name).getAttribute('aria-selected')).toBe('true');
    }
    await page.unroute('**/auth/weixin?*');
    const sentBack = page.waitForURL(/\/login\/standalone\?type=3&from=standalone&error=provider-not-configured$/);
    await page.goto(`${platform.base}/login/standalone?type=3`, { waitUntil: 'commit' });
    await sentBack;
    await page.locator('#root .pw-note', { hasText: 'This way of signing in has not been set up.' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('#root').getByRole('tab').locator('visible=true').count()).toBe(5);
    const html = await (await platform.visitor().get('/login/standalone?type=0&redirect=/i/profile')).text;
    expect(html).toMatch(/<form[^>]*method="post" action="\/login"[\s\S]*name="username"[\s\S]*name="password"/);
    await close();
  });

  it('sends a person behind a network whose mails are used up a code all the same', async () => {
    const { limits } = platform.services;
    for (let number = 0; number < 100; number += 1) await limits.hit('send-mail@127.0.0.1', 100, 3600);
    const { page, problems, show, close } = await visit(platform);
    problems.expect(/status of 429/);
    await show('/login', 'h1');
    await field(page, 'email').fill('admin@example.com');
    await page.locator('#root .pw-code button:visible').click();
    await codeSent(page);
    await newestCode(platform.dataDir, 'admin@example.com');
    await close();
  });
});
