import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const hostile = [
  '//evil.cn',
  '///evil.cn',
  '/\\evil.cn',
  '\\\\evil.cn',
  '\\/evil.cn',
  'http://evil.cn/',
  'https:evil.cn',
  'http:\\\\evil.cn',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/..//evil.cn',
  '/./..//evil.cn',
  '/i/..//evil.cn',
  '/i/../..//evil.cn/x',
  '/%2e%2e//evil.cn',
  '/%2fevil.cn',
  '/%5cevil.cn',
  '/%252fevil.cn',
  '/%25252525252fevil.cn',
  '%2f%2fevil.cn',
  '/\t/evil.cn',
  '/\n/evil.cn',
  '/%09/evil.cn',
  '\t//evil.cn',
  ' //evil.cn',
  '/\u2028/evil.cn',
  'user:pw@evil.cn',
  '//user:pw@evil.cn',
  'evil.cn',
  '/i /profile',
  '/i?q=a\tb',
  '/i?q=a\nb',
  './/evil.cn',
  '?next=//evil.cn',
  '#//evil.cn',
  '/%zz',
  '/x/%252e%252e/%252fevil.cn',
  '/a//evil.cn',
  '',
];

const elsewhere = [
  '/api',
  '/api/user/info',
  '/API/upload/1',
  '/%61pi/user/git/accountDelete/1',
  '/i/../api/company',
  '/assets/app.js',
  '/metrics',
  '/auth',
  '/auth/phone',
  '/Auth/oauth',
  '/logout',
  '/logout?x=1',
  '/LOGOUT/',
  '/%6cogout',
  '/i/../logout',
  '/x/%252e%252e/logout',
];

describe('redirect after sign-in', () => {
  it.each(hostile)('sends %j home', (wanted) => expect(safeRedirect(wanted)).toBe('/'));
  it.each(elsewhere)('does not land on %j', (wanted) => expect(safeRedirect(wanted)).toBe('/'));
  it.each([undefined, null, 5, ['/i'], { toString: () => '/i' }])('ignores %j', (wanted) =>
    expect(safeRedirect(wanted)).toBe('/'),
  );
  it('refuses an endless path', () => expect(safeRedirect(`/${'a'.repeat(2001)}`)).toBe('/'));

  it.each([
    ['/', '/'],
    ['/i/profile', '/i/profile'],
    ['/company/acme/?tab=2#top', '/company/acme/?tab=2#top'],
    ['/search?q=//evil.cn', '/search?q=//evil.cn'],
    ['/i/profile?q=a b', '/i/profile?q=a%20b'],
    ['/i/profile?q= a  b&c=d#e f', '/i/profile?q=%20a%20%20b&c=d#e%20f'],
    ['/authors', '/authors'],
    ['/apidocs', '/apidocs'],
    ['/company/acme/api', '/company/acme/api'],
    ['/i/./x/../profile', '/i/profile'],
    ['/%E5%B7%A5', '/%E5%B7%A5'],
  ])('keeps %j', (wanted, path) => expect(safeRedirect(wanted)).toBe(path));

  it('works below a context path', () => {
    expect(safeRedirect('/platform/i/profile', '/platform')).toBe('/platform/i/profile');
    expect(safeRedirect('/i/profile', '/platform')).toBe('/platform/i/profile');
    expect(safeRedirect('/platform/logout', '/platform')).toBe('/platform/');
    expect(safeRedirect('/platform/api/company', '/platform')).toBe('/platform/');
    expect(safeRedirect('/api/company', '/platform')).toBe('/platform/');
    expect(safeRedirect('/platform//evil.cn', '/platform')).toBe('/platform/');
    expect(safeRedirect('//evil.cn', '/platform')).toBe('/platform/');
    expect(safeRedirect('/platform', '/platform')).toBe('/platform');
  });
});
