import { devices, type Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { cell } from '../../sign-in-table/cell.ts';
import { closeChromium, enterAt, keepTabs, type openPage, tabTo, typeAt } from '../../support/browser.ts';
import { noteCaptchas } from '../../support/captcha.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { newestCode } from '../../support/outbox.ts';
import { clientDir } from '../client-dir.ts';

const drawn: string[] = [];

const email = 'member@example.com';
const phone = '13800000000';
const mobile = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'zh-CN',
};

/** Phones are asked in Chinese, the keyboard in English. */
const words = {
  touch: {
    email: '邮箱验证码',
    phone: '手机验证码',
    captcha: '验证码',
    password: '密码',
    send: '发送验证码',
    submit: '登录',
  },
  keys: {
    email: 'Email code',
    phone: 'Phone code',
    captcha: 'Code',
    password: 'Password',
    send: 'Send code',
    submit: 'Sign in',
  },
} as const;

/** In the order of their tabs. */
const methods = ['email', 'phone', 'captcha', 'password'] as const;

type Core = (typeof methods)[number];

const field = (page: Page, name: string) => page.locator(`#root input[name=${name}]:visible`);
const button = (page: Page, name: string) => page.locator('#root').getByRole('button', { name, exact: true });
const picture = (page: Page) => page.locator('#root .pw-captcha-image img:visible');
const sent = (page: Page) => page.locator('#root .pw-code-message:visible:not(.is-error)').waitFor();

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    const environment = { PAGEWRIGHT_AUTH_TYPES: 'email,phone,captcha,password' };
    platform = await startDemoPlatform(engine, { clientDir, environment });
    noteCaptchas(platform.services, drawn);
  });
  afterAll(closeChromium);
  const tabOf = keepTabs();

  async function inBrowser(options: Parameters<typeof openPage>[0], visit: (page: Page) => Promise<void>) {
    platform.later(7 * 60);
    const { page, problems } = await tabOf(options);
    await page.goto(`${platform.base}/login?redirect=%2Fi%2Fprofile`);
    await page.waitForFunction(() => !document.querySelector('#shell')?.firstElementChild);
    await visit(page);
    await page.waitForURL(`${platform.base}/i/profile`);
    await page.locator('#root input[name=nickName]').waitFor();
    expect(await (await page.request.get(`${platform.base}/api/user/info`)).text()).toContain(email);
    problems.assertNone();
  }

  for (const method of methods) {
    const byPhone = method === 'phone';
    const target = byPhone ? phone : email;

    cell(method, 'mobile', () =>
      inBrowser(mobile, async (page) => {
        const say = words.touch;
        if (method !== 'email') await button(page, say[method]).tap();
        if (method === 'password') {
          await field(page, 'email').fill(email);
          await field(page, 'token').fill(demoPassword);
        } else {
          await field(page, byPhone ? 'phone' : 'email').fill(target);
          if (byPhone) {
            await picture(page).waitFor();
            await field(page, 'graphCode').fill(drawn.at(-1)!);
          }
          await button(page, say.send).tap();
          await sent(page);
          await field(page, 'token').fill(await newestCode(platform.dataDir, target));
        }
        await button(page, say.submit).tap();
      }),
    );

    cell(method, 'keyboard only', () =>
      inBrowser({}, async (page) => {
        const say = words.keys;
        const tab = (of: Core) =>
          page.locator('#root').getByRole('tab', { name: say[of], exact: true, selected: true });
        if (method !== 'email') await tabTo(page, tab('email'));
        for (const next of methods.slice(1, methods.indexOf(method) + 1)) {
          await page.keyboard.press('ArrowRight');
          await tab(next).waitFor();
        }
        if (method === 'password') {
          await typeAt(page, field(page, 'email'), email);
          await typeAt(page, field(page, 'token'), demoPassword);
        } else {
          await typeAt(page, field(page, byPhone ? 'phone' : 'email'), target);
          if (byPhone) {
            await picture(page).waitFor();
            await typeAt(page, field(page, 'graphCode'), drawn.at(-1)!);
          }
          await enterAt(page, button(page, say.send));
          await sent(page);
          await page.keyboard.press('Shift+Tab');
          await page.keyboard.type(await newestCode(platform.dataDir, target));
        }
        await page.keyboard.press('Enter');
      }),
    );
  }
});
