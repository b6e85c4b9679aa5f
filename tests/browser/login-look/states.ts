import type { Page } from 'playwright';
import type { Locale } from '../../../src/types/start.ts';
import type { LoginSite, LoginView } from '../../support/login-site.ts';

/** A picture of the login page: how it is configured, how wide it is, and what was done to it. */
export interface LoginState {
  name: string;
  view: LoginView;
  width: number;
  /** Parameters of the address. */
  query?: string;
  act?: (page: Page, site: LoginSite) => Promise<void>;
}

const WIDE = 1280;
const NARROW = 390;

const field = (page: Page, name: string) => page.locator(`#root input[name="${name}"]`);

const acts: Record<string, NonNullable<LoginState['act']>> = {
  focus: (page) => field(page, 'email').focus(),
  hover: (page) => page.locator('#root button[type="submit"]').hover(),
  errors: async (page) => {
    await page.locator('#root button[type="submit"]').click();
    await page.locator('#root .is-error').first().waitFor();
  },
  'server error': async (page, site) => {
    site.answer = { status: 401, body: { status: 401, msg: '', errors: { token: 'No' } } };
    await field(page, 'email').fill('a@example.com');
    await field(page, 'token').fill('123456');
    await page.locator('#root button[type="submit"]').click();
    await page.locator('#root .is-error').first().waitFor();
  },
};

/** A code is sent once, on its own page: the countdown goes on in the browser's storage. */
const codeSent: NonNullable<LoginState['act']> = async (page, site) => {
  site.answer = { status: 200, body: { status: 0, msg: '', ok: true, data: {} } };
  await field(page, 'email').fill('a@example.com');
  const button = page.locator('#root .pw-code button');
  await button.click();
  await page.locator('#root .pw-code button[disabled][aria-busy="false"]').waitFor();
  await page.locator('#root .pw-code-message:not(:empty)').waitFor();
  // The number of seconds is the only thing on the page that changes by itself.
  await button.evaluate((element) => {
    element.style.visibility = 'hidden';
  });
};

const reveal: NonNullable<LoginState['act']> = async (page) => {
  await field(page, 'token').fill('secret');
  await page.locator('#root .cxd-TextControl-revealPassword').click();
};

const forgot: NonNullable<LoginState['act']> = async (page) => {
  await page.locator('#root .pw-login-form button.pw-quiet').click();
  await page.locator('#root .pw-rules').waitFor();
  await field(page, 'tokenNew').pressSequentially('abc1');
  await page.locator('#root .pw-rules .is-met').first().waitFor();
};

const forgotByPhone: NonNullable<LoginState['act']> = async (page, site) => {
  await page.locator('#root .pw-login-form button.pw-quiet').click();
  await choosePhone(page, site);
};

/** Takes the phone in place of the email; the picture is there. */
const choosePhone: NonNullable<LoginState['act']> = async (page, site) => {
  site.answer = { status: 200, body: { status: 0, msg: '', data: { svg: PICTURE } } };
  await page.locator('#root .pw-choice [role=tab]').nth(1).click();
  await field(page, 'phone').fill('13800000000');
  await page.locator('#root .pw-captcha-image img').waitFor();
};

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="132" height="44"><rect width="132" height="44"/></svg>';

const everyMethod = [
  ...['email', 'phone', 'captcha', 'password', 'ldap', 'weixin', 'uuap', 'bce', 'baidu', 'oauth', 'workweixin'],
  ...['idaas', 'third', 'third-company', 'cas2'],
];

const everything = {
  logo: '/picture.svg',
  loginBackground: '/picture.svg',
  docLink: '/docs',
  applyLink: '/apply',
  isBaiduCloud: true,
};

const initial = (locale: Locale, width: number, defaultAuth: string): LoginState => ({
  name: `${locale} ${width} ${defaultAuth}`,
  view: { locale, config: { defaultAuth } },
  width,
});

/** Every state in which the page's own CSS must look like the whole style sheet. */
export function loginStates(): LoginState[] {
  const wide = initial('zh-CN', WIDE, 'email');
  const narrow = initial('en-US', NARROW, 'password');
  const acted = [wide, narrow].flatMap((state) =>
    Object.entries(acts).map(([name, act]) => ({ ...state, name: `${state.name}: ${name}`, act })),
  );
  const more = [WIDE, NARROW].flatMap((width): LoginState[] => [
    { name: `${width} code sent`, view: {}, width, act: codeSent },
    { name: `${width} password shown`, view: narrow.view, width, act: reveal },
    { name: `${width} forgotten password`, view: narrow.view, width, act: forgot },
    { name: `${width} everything configured`, view: { config: everything }, width },
    { name: `${width} one method`, view: { config: { authTypes: ['password'] } }, width },
    { name: `${width} refused form`, view: {}, width, query: 'error=invalid-code' },
    { name: `${width} forgotten password by phone`, view: narrow.view, width, act: forgotByPhone },
    { name: `${width} every method`, view: { config: { authTypes: everyMethod } }, width },
    { name: `${width} phone`, view: { config: { authTypes: ['phone'] } }, width },
    { name: `${width} code by phone`, view: { config: { authTypes: ['captcha'] } }, width, act: choosePhone },
    { name: `${width} a way without a tab`, view: { config: { authTypes: ['ldap', 'oauth', 'email'] } }, width },
    { name: `${width} no method`, view: { config: { authTypes: [] } }, width },
  ]);
  const listed = { name: 'mobile', view: { mobile: true }, width: WIDE };
  return [
    wide,
    listed,
    initial('en-US', WIDE, 'password'),
    initial('zh-CN', NARROW, 'email'),
    narrow,
    ...acted,
    ...more,
  ];
}

/** Opens a state and waits until the page is live and still. */
export async function openState(page: Page, site: LoginSite, state: LoginState, view: LoginView): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: state.width, height: 900 });
  await page.goto(site.url({ ...state.view, ...view }, state.query), { waitUntil: 'load' });
  await page.locator('#root .pw-login-panel').waitFor();
  await partsThere(page);
  // Messages come with the whole style sheet and go by themselves.
  await page.addStyleTag({ content: '.cxd-Toast-wrap { display: none !important }' });
  await state.act?.(page, site);
  await partsThere(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Waits for what amis draws in another file's stead until the file has come. */
const partsThere = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('#root [class*="LazyComponent"], #root [class*="Spinner"]'));
