import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AmisPage } from '../types/amis.ts';
import type { PublicConfig } from '../types/start.ts';
import { readComposed } from '../validation/parts/shipped.ts';
import { compileShell } from './compile.ts';
import type { ShellContext } from './types.ts';

const read = (file: string) => JSON.parse(readFileSync(`schemas/${file}`, 'utf8'));
const login = readComposed('.', 'account/login');

const config = {
  authTypes: ['email', 'password'],
  defaultAuth: '',
  siteName: 'Acme',
  logo: '',
  loginBackground: '',
  docLink: '',
  applyLink: '',
  isBaiduCloud: false,
  contextPath: '',
} as unknown as PublicConfig;

const context = (change: Partial<ShellContext> = {}): ShellContext => ({
  config,
  locale: 'en-US',
  texts: read('locales/en-US.json'),
  mobile: false,
  query: {},
  ...change,
});

/** Overrides may hold anything, and so does a page here. */
const page = (body: unknown, data = {}): AmisPage => ({
  type: 'page',
  className: 'pw-login',
  data,
  body: body as AmisPage['body'],
});
const compile = (body: unknown, change: Partial<ShellContext> = {}) => compileShell(page(body), context(change));

test.each(['zh-CN', 'en-US'] as const)('the shipped login page is covered in %s', (locale) => {
  const texts = read(`locales/${locale}.json`);
  for (const method of ['email', 'password'])
    expect(compileShell(login, context({ locale, texts, method })).gaps).toEqual([]);
});

test('the remembered method decides which form stands open, then the default, then the first', () => {
  const opened = (change: Partial<ShellContext>) =>
    compileShell(login, context(change)).html.includes('type="password"');
  expect(opened({})).toBe(false);
  expect(opened({ method: 'password' })).toBe(true);
  expect(opened({ config: { ...config, defaultAuth: 'password' } })).toBe(true);
  expect(opened({ method: 'email', config: { ...config, defaultAuth: 'password' } })).toBe(false);
  expect(opened({ config: { ...config, authTypes: ['password'] } })).toBe(true);
});

test('mobile browsers get a list of methods in place of tabs', () => {
  const isList = (mobile: boolean) => compileShell(login, context({ mobile })).html.includes('is-list');
  expect([isList(true), isList(false)]).toEqual([true, false]);
  expect(compileShell(login, context({ mobile: true })).gaps).toEqual([]);
});

test('without scripts, methods are chosen by addresses, and a code field says that it cannot be used', () => {
  const query = { redirect: '/i/profile', error: 'invalid-code' };
  const { html } = compileShell(login, context({ query }));
  expect(html).toMatch(/<a [^>]*href="\?redirect=%2Fi%2Fprofile&amp;authType=password" role="tab" tabindex="0"/);
  expect(html).toMatch(/<noscript><div class="pw-code-message">Codes are sent by JavaScript/);
  const list = compileShell(login, context({ query, mobile: true })).html;
  expect(list).toContain('<button type="submit" form="shell-choice" name="authType" value="password"');
  expect(list).toContain(
    '<form id="shell-choice" method="get" hidden><input type="hidden" name="redirect" value="/i/profile"></form>',
  );
});

test('a form is a real one, below the context path, with the address to return to', () => {
  const { html } = compileShell(
    login,
    context({ method: 'password', query: { redirect: '/i/profile' }, config: { ...config, contextPath: '/base' } }),
  );
  expect(html).toContain('method="post" action="/base/auth/phone?method=password"');
  expect(html).toContain('<input type="hidden" name="redirect" value="/i/profile">');
});

test('a name for those who cannot see is no part of the picture', () => {
  const nodes = [
    { type: 'tpl', tpl: 'x' },
    { type: 'button', label: 'x' },
    { type: 'brand', siteName: 'x' },
  ];
  expect(compile(nodes.map((node) => ({ ...node, ariaLabel: 'Name' })))).toEqual(compile(nodes));
});

test('a type that nobody knows leaves nothing behind and is reported', () => {
  const result = compile([{ type: 'chart' }, { type: 'tpl', tpl: 'after' }]);
  expect(result.html).toContain('after');
  expect(result.covered).toBe(false);
  expect(result.gaps).toContain('type chart');
});

test.each([
  ['a property', { type: 'input-text', name: 'x', prefix: 'https://' }, 'input-text.prefix'],
  ['a class', { type: 'tpl', tpl: 'x', className: 'm-t-lg' }, 'class m-t-lg'],
  ['a condition in script', { type: 'tpl', tpl: 'x', visibleOn: 'this.a' }, 'a condition in an old spelling'],
  ['markup', { type: 'tpl', tpl: '<b>x</b>' }, 'markup in a text'],
])('%s that the shell does not know is reported', (_, node, gap) => {
  expect(compile(node).gaps).toContain(gap);
});

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script>' onfocus='`;

test('values cannot become markup, wherever they stand', () => {
  const nodes = [
    { type: 'tpl', tpl: '${config.siteName}' },
    { type: 'tpl', tpl: '${config.siteName | raw}' },
    { type: 'tpl', tpl: HOSTILE },
    { type: 'tpl', text: HOSTILE },
    { type: 'tpl', tpl: 'x', className: HOSTILE },
    { type: 'tpl', tpl: 'x', wrapperComponent: 'script' },
    { type: 'container', wrapperComponent: 'iframe', style: { [HOSTILE]: 'x', color: HOSTILE }, body: 'x' },
    { type: 'input-text', name: HOSTILE, label: HOSTILE, placeholder: HOSTILE, value: HOSTILE },
    { type: 'hidden', name: HOSTILE, value: HOSTILE },
    { type: 'button', label: HOSTILE, level: HOSTILE, size: HOSTILE },
    { type: 'link', href: `https://x/${HOSTILE}`, body: HOSTILE },
    { type: 'image', src: `/x${HOSTILE}`, alt: HOSTILE },
    { type: 'divider', title: HOSTILE, titlePosition: HOSTILE },
    { type: 'tabs', tabs: [{ title: HOSTILE, body: HOSTILE, className: HOSTILE }], mode: HOSTILE },
    {
      type: 'form',
      api: `post:/x${HOSTILE}`,
      mode: HOSTILE,
      body: [{ type: 'send-code', name: HOSTILE, label: HOSTILE }],
    },
  ];
  for (const node of nodes) {
    const { html } = compile(node, { config: { ...config, siteName: HOSTILE }, query: { redirect: HOSTILE } });
    expect(html).not.toMatch(/<(script|img src=x|iframe)/i);
    const bare = html.replace(/"[^"]*"/g, '""').replace(/>[^<]*/g, '>');
    expect(bare).not.toMatch(/\son\w+=/i);
  }
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
])('the address %j goes into no link, no picture and no form', (address) => {
  const { html } = compile([
    { type: 'link', href: address, body: 'x' },
    { type: 'image', src: address },
    { type: 'form', api: `post:${address}`, wrapWithPanel: false, body: [{ type: 'submit', label: 'x' }] },
    { type: 'container', style: { backgroundImage: `url(${address})` }, body: 'x' },
  ]);
  expect(html).not.toMatch(/ (href|src|action)="/);
  expect(html).not.toMatch(/script:/i);
});

test.each([
  '${cookie:session}',
  '${ls:token}',
  '${window:document}',
  '${config.constructor}',
  "${config['constructor']}",
  "${GET(config, 'constructor')}",
  '${config.authTypes.map}',
  '${constructor}',
  '${config.__proto__}',
])('the expression %s gives away nothing', (tpl) => {
  expect(compile({ type: 'tpl', tpl }).html).toContain('<span></span>');
});

test('a page nested without end is cut off', () => {
  let body: unknown = 'x';
  for (let depth = 0; depth < 500; depth++) body = { type: 'container', body };
  expect(compile(body).gaps).toContain('nesting');
});

test('malformed nodes do no harm', () => {
  for (const body of [
    null,
    7,
    true,
    [[]],
    {},
    { type: null },
    { type: 'tabs', tabs: 'x' },
    { type: 'tabs', tabs: [null] },
    { type: '__proto__' },
  ])
    expect(() => compile(body)).not.toThrow();
});
