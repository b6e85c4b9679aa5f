import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PublicConfig } from '../types/start.ts';
import { readComposed } from '../validation/parts/shipped.ts';
import { compileShell } from './compile.ts';

const read = (file: string) => JSON.parse(readFileSync(`schemas/${file}`, 'utf8'));
const login = readComposed('.', 'account/login');
const texts = read('locales/en-US.json');

/** The first picture of a sign-in page for a configuration. */
function picture(
  authTypes: string[],
  method = '',
  query: Record<string, string> = {},
  screen = login,
  words = texts,
  more: Partial<PublicConfig> = {},
) {
  const config = {
    authTypes,
    defaultAuth: '',
    siteName: 'Acme',
    contextPath: '/platform',
    ...more,
  } as unknown as PublicConfig;
  const context = {
    config,
    locale: 'en-US',
    texts: words,
    mobile: false,
    query,
    search: '?redirect=%2Fi',
    method,
  } as const;
  return compileShell(screen, context);
}

const standalone = readComposed('.', 'account/standalone');

const codes = [
  'provider-denied',
  'provider-refused',
  'provider-unavailable',
  'provider-not-configured',
  'sign-in-interrupted',
  'account-disabled',
  'method-disabled',
  'too-many-requests',
  'too-many-attempts',
  'bind-expired',
  'second-step-expired',
];

const count = (html: string, part: RegExp) => [...html.matchAll(part)].length;

test('the first picture shows every other way, with the query string on the links', () => {
  const { html, covered, gaps } = picture(['email', 'password', 'ldap', 'weixin', 'oauth', 'cas2']);
  expect([covered, gaps]).toEqual([true, []]);
  expect(html).toContain('href="/platform/auth/oauth?redirect=%2Fi"');
  expect(html).toContain('href="/platform/auth/cas2?redirect=%2Fi"');
  expect(html).not.toContain('/auth/uuap');
  expect(count(html, /<button[^>]*size-lg[^>]*><span>(LDAP|WeChat|Password)/g)).toBe(3);
});

test.each([
  ['private', [], ['WeChat']],
  ['saas', ['Password', 'LDAP', 'WeChat'], []],
])('in %s mode the ways with a tab are %j, and no way is offered twice', (mode, ways, beside) => {
  const shown = { mode } as Partial<PublicConfig>;
  const { html, gaps } = picture(['password', 'ldap', 'weixin', 'cas2'], 'ldap', {}, login, texts, shown);
  const tabs = [...html.matchAll(/role="tab"[^>]*title="([^"]*)"|title="([^"]*)"[^>]*role="tab"/g)];
  const others = [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*><span>(LDAP|WeChat|Password)/g)];
  const plain = others.filter(([, classes]) => !classes!.includes('is-core')).map(([, , name]) => name);
  expect(gaps).toEqual([]);
  expect(html.match(/name="username"/g)).toHaveLength(1);
  expect(tabs.map(([, first, second]) => first ?? second)).toEqual(ways);
  expect(plain).toEqual(beside);
});

test.each(['email', 'phone', 'password', 'ldap'])(
  'the fields of %s take typing before any script is there',
  (method) => {
    const { html, covered, gaps } = picture(['email', 'phone', 'password', 'ldap'], method);
    expect([covered, gaps]).toEqual([true, []]);
    const fields = { email: 'email', phone: 'phone', password: 'email', ldap: 'username' };
    expect(html).toMatch(new RegExp(`<form[^>]*method="post"[^]*<input[^>]*name="${fields[method as 'email']}"`));
  },
);

test('the place of a picture says what it waits for', () => {
  expect(picture(['phone']).html).toMatch(/name="graphCode"[\s\S]*pw-captcha-waiting">Enter your phone number first/);
});

test.each([
  ['zh-CN', login],
  ['en-US', login],
  ['zh-CN', standalone],
  ['en-US', standalone],
])('why somebody was sent back is said in %s', (locale, screen) => {
  const words = read(`locales/${locale}.json`);
  const said = (error: string) => {
    const { html } = picture(['password', 'oauth'], '', { error }, screen, words);
    return html.match(/<p[^>]*class="[^"]*pw-note[^"]*"[^>]*>(?:<[^>]*>)*([^<]*)/)?.[1];
  };
  expect(codes.map(said)).toEqual(codes.map((code) => words[`api.${code}`]));
  expect(said('invalid-credentials')).toBe(words['login.wrongPassword']);
  expect(said('internal')).toBe(words['login.failed']);
});

test('providers are told which sign-in page they lead back to, once', () => {
  const links = (query: Record<string, string>) =>
    [
      ...picture(['password', 'oauth', 'uuap'], '', query, standalone).html.matchAll(/href="[^"]*(\/auth\/[^"]*)"/g),
    ].map(([, link]) => link);
  expect(links({ redirect: '/i' })).toEqual(['/auth/oauth?redirect=%2Fi&amp;from=standalone']);
  expect(links({ from: 'standalone' })).toEqual(['/auth/oauth?redirect=%2Fi']);
});

test('a way without a tab stands before the passkey, and no frame comes back that has just failed', () => {
  const { html } = picture(['password', 'ldap'], 'ldap');
  expect(html.indexOf('name="username"')).toBeGreaterThan(0);
  expect(html.indexOf('/login/passkey')).toBeGreaterThan(html.indexOf('name="username"'));
  const failed = picture(['password', 'weixin'], '', { type: '3', error: 'provider-not-configured' }, standalone);
  expect(failed.html).toMatch(/aria-selected="true"[^>]*>(?:<[^>]*>)*Password/);
});

test.each([
  ['password', true],
  ['oauth', false],
])('with %s first, the other ways go on from a form: %s', (first, goesOn) => {
  const { html, gaps } = picture([first, 'cas2'], '', { error: 'provider-denied' });
  expect(gaps).toEqual([]);
  expect(html).toContain('/auth/cas2');
  expect(html.includes('or continue with')).toBe(goesOn);
});
