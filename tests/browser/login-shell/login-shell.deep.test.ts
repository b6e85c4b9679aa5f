import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeChromium, openPage } from '../../support/browser.ts';
import { type LoginSite, type LoginView, startLoginSite } from '../../support/login-site.ts';
import { holdScripts } from './slow-network.ts';

let site: LoginSite;
let page: Page;
let close: () => Promise<void>;
let release: () => void;

beforeAll(async () => {
  site = await startLoginSite();
});

afterAll(async () => {
  await site.close();
  await closeChromium();
});

beforeEach(async () => {
  ({ page, close } = await openPage());
  release = await holdScripts(page);
  site.posts.length = 0;
});

afterEach(() => close());

const shell = (name: string) => page.locator(`#shell input[name="${name}"]`);
const live = (name: string) => page.locator(`#root input[name="${name}"]`);
const password: LoginView = { config: { defaultAuth: 'password' }, method: 'password' };

/** Opens the page so far that the shell is there and the keeper runs, but nothing else. */
async function openShell(view: LoginView = {}): Promise<void> {
  await page.goto(site.url(view), { waitUntil: 'commit' });
  await shell('token').waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('shell-keeper')),
  );
}

async function becomeLive(): Promise<void> {
  release();
  await page.waitForFunction(() => performance.getEntriesByName('pagewright-live').length > 0);
}

test('the caret of an e-mail field moves too', async () => {
  await openShell();
  await shell('email').pressSequentially('me@example.com');
  await page.keyboard.press('Home');
  await becomeLive();
  await page.keyboard.type('not-');
  expect(await live('email').inputValue()).toBe('not-me@example.com');
});

test.each([
  ['e-mail', 'email', {}],
  ['password', 'token', password],
])('letters typed on and on keep their order in the %s field, at its end and in its middle', async (_, name, view) => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  for (const [moves, around] of [
    [0, ''],
    [3, 'end'],
  ] as const) {
    release = await holdScripts(page);
    await openShell(view);
    await shell(name).pressSequentially(around);
    for (let move = 0; move < moves; move += 1) await page.keyboard.press('ArrowLeft');
    for (const [place, letter] of [...letters].entries()) {
      if (place === 18) await becomeLive();
      await page.keyboard.press(letter);
    }
    expect(await live(name).inputValue()).toBe(letters + around);
  }
});

test('the live page waits for an unfinished word of an input method', async () => {
  await openShell(password);
  await shell('email').focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  release();
  await live('email').waitFor({ state: 'attached' });
  await session.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 });
  expect(await page.evaluate(() => performance.getEntriesByName('pagewright-live').length)).toBe(0);
  await session.send('Input.insertText', { text: '你好' });
  await page.waitForFunction(() => performance.getEntriesByName('pagewright-live').length > 0);
  expect(await live('email').inputValue()).toBe('你好');
});

test('a click on "send code" before the page is live sends one code, to the address that was typed', async () => {
  site.answer = { status: 200, body: { status: 0, msg: '', ok: true, data: {} } };
  await openShell();
  await shell('email').fill('me@example.com');
  await page.locator('#shell .pw-code button').click();
  await page.locator('#shell .pw-code button').click();
  const answered = page.waitForResponse(/\/verifyEmail/);
  await becomeLive();
  await answered;
  expect(site.posts.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/verifyEmail', expect.objectContaining({ email: 'me@example.com' })],
  ]);
});

test('a tab chosen early is open once the page is live', async () => {
  await openShell();
  await page.locator('#shell [role="tab"]').nth(1).click();
  await becomeLive();
  await page.locator('#root input[type="password"]').waitFor();
});

test('nothing moves when the live page takes over', async () => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
      Object.assign(window, { shifted: entries.reduce((sum, { value }) => sum + value, 0) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openShell();
  await becomeLive();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => (window as unknown as { shifted?: number }).shifted ?? 0)).toBeLessThan(0.001);
});

test('the form can be sent before any script is there', async () => {
  await openShell(password);
  await shell('email').fill('someone');
  await shell('token').fill('secret-word');
  await page.locator('#shell form button[type="submit"]').click();
  await page.waitForURL(/\/done$/);
  expect(site.posts).toEqual([
    {
      path: '/auth/phone?method=password',
      type: 'application/x-www-form-urlencoded',
      body: 'email=someone&token=secret-word',
    },
  ]);
});

test('where the sign-in came from travels with the form', async () => {
  await page.goto(site.url({}, 'redirect=%2Fi%2Fprofile'), { waitUntil: 'commit' });
  await shell('email').fill('me@example.com');
  await shell('token').fill('123456');
  await shell('token').press('Enter');
  await page.waitForURL(/\/done$/);
  expect(new URLSearchParams(site.posts[0]!.body).get('redirect')).toBe('/i/profile');
});
