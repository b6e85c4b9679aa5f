import { expect, it } from 'vitest';
import type { Frame } from './frame.ts';
import { judge } from './judge.ts';
import { frameOfName, pageNameOf } from './page-name.ts';

const company: Frame = { layer: 'company', screen: 'company/desk', version: 1, scope: { company: 'globex' } };
const login: Frame = { ...company, screen: 'account/login' };
const app: Frame = { ...company, layer: 'app', scope: { company: 'globex', app: 'crm' } };
const platform: Frame = { layer: 'platform', screen: 'home/companies', version: 1, scope: {} };

const verdict = (frame: Frame, call: string, data?: unknown) => {
  const [method = '', url = ''] = call.split(' ');
  return judge(frame, { method, url, data });
};

it.each([
  [company, 'GET /api/config'],
  [company, 'GET /api/locales/en-US'],
  [company, 'GET /api/company/globex/screen/company/desk'],
  [company, 'GET /api/company/globex/app/crm/screen/company/desk'],
  [app, 'GET /api/company/globex/app/crm/screen/company/desk'],
  [app, 'POST /api/company/globex/app/crm/data/deals'],
  [app, 'PATCH /api/company/globex/app/crm/data/deals/1'],
  [platform, 'POST /api/user/info'],
  [platform, 'POST /api/company/acme/third'],
])('%o may call %s', (frame, call) => expect(verdict(frame, call)).toMatchObject({ ok: true }));

it.each([
  [company, 'GET /api/company/acme/screen/company/desk', 'another scope'],
  [company, 'GET /api/screen/company/desk', 'another scope'],
  [company, 'GET /api/company/globex/screen/company/desk?preview=x', 'not with these values'],
  [app, 'GET /api/company/globex/screen/company/desk', 'another scope'],
  [app, 'GET /api/company/globex/app/other/screen/company/desk', 'another scope'],
  [app, 'DELETE /api/company/globex/app/other/data/deals?ids=1', 'another scope'],
  [app, 'POST /api/company/globex/app/crm/collection', 'reach platform'],
  [company, 'POST /api/company/globex/screen/account/login/publish', 'reach platform'],
  [company, 'POST /api/company/globex/third', 'reach platform'],
  [company, 'POST /api/admin/company/globex/third', 'reach platform'],
  [company, 'GET /api/user/info', 'reach platform'],
  [company, 'POST /login', 'reach login'],
  [company, 'POST /verifyEmail', 'reach login'],
  [company, 'POST /logout', "the platform's own call"],
  [platform, 'POST /logout', "the platform's own call"],
  [platform, 'GET /api/screen/docs/empty/diff', 'no screen of the platform makes it'],
  [company, 'GET /api/user/git/accountDelete/1', 'no such call'],
  [company, 'GET /', 'no such call'],
  [company, 'GET /api/CONFIG', 'no such call'],
  [company, 'PURGE /api/config', 'no such call'],
  [company, 'GET /api/company/globex/../acme/screen/a/b', 'an address in disguise'],
  [company, 'GET /api/company/globex/screen/a%2fb/c', 'an address in disguise'],
  [company, 'GET /api//config', 'an address in disguise'],
  [company, 'GET /api/config;x=1', 'an address in disguise'],
])('%o may not call %s: %s', (frame, call, why) => expect(verdict(frame, call)).toMatchObject({ ok: false, why }));

it('a word that a call has itself counts before a parameter of another call', () => {
  expect(verdict(app, 'GET /api/company/globex/app/crm/data/deals/totals').operation).toBe('readTotals');
  expect(verdict(app, 'GET /api/company/globex/app/crm/data/deals/7').operation).toBe('readDocument');
});

it('a pinned member takes the constants of the shipped pages alone', () => {
  const ask = (data: unknown, query = '') =>
    verdict({ ...platform, screen: 'account/login' }, `POST /verifyEmail${query}`, data).ok;
  expect(ask({ email: 'a@b.c' })).toBe(true);
  expect(ask({ email: 'a@b.c', purpose: 'reset' })).toBe(true);
  expect(ask({ email: 'a@b.c', purpose: 'other' })).toBe(false);
  expect(ask({ email: 'a@b.c', purpose: ['reset'] })).toBe(false);
  expect(ask({ email: 'a@b.c' }, '?purpose=other')).toBe(false);
  expect(ask({ email: 'a@b.c', purpose: 'reset' }, '?purpose=other')).toBe(false);
  const avatar = { ...platform, screen: 'user-center/profile' };
  expect(verdict(avatar, 'POST /api/upload?purpose=avatar').ok).toBe(true);
  expect(verdict(avatar, 'POST /api/upload').ok).toBe(false);
});

it('a custom login page reads what the page in whose place it stands reads', () => {
  const custom: Frame = { ...company, screen: 'brand/entrance' };
  expect(verdict(custom, 'GET /passwordDesc').ok).toBe(false);
  expect(verdict({ ...custom, standsFor: 'account/login' }, 'GET /passwordDesc').ok).toBe(true);
});

it('a word of an address goes before a parameter, as the router has it', () => {
  const data = '/api/company/globex/app/crm/data/deals';
  const called = (path: string) => judge(app, { method: 'GET', url: `${data}${path}` }).operation;
  expect(['', '/12', '/options?term=a', '/totals?by=status', '/12/changes'].map(called)).toEqual([
    'listDocuments',
    'readDocument',
    'readOptions',
    'readTotals',
    'listChanges',
  ]);
});

it('a draft changes nothing', () => {
  const draft = { ...login, version: 0 };
  expect(verdict(draft, 'POST /login')).toMatchObject({ ok: false, why: 'a draft changes nothing' });
  expect(verdict(draft, 'GET /passwordDesc').ok).toBe(true);
});

it('a name is read as it was written, and nothing else is a name', () => {
  const odd: Frame = { ...app, screen: 'a;b/c%', scope: { company: 'ünï', app: ';' } };
  expect(frameOfName(pageNameOf(odd))).toEqual(odd);
  // The version of a built-in screen is made from its content.
  expect(frameOfName(pageNameOf({ ...odd, version: 2 ** 32 - 1 }))?.version).toBe(2 ** 32 - 1);
  for (const name of ['', 'x', 'root;a/b;1;;', 'company;a/b;x;;', 'company;a/b;1;%;', 'app;a/b;1;;;'])
    expect([name, frameOfName(name)]).toEqual([name, null]);
});

it('no built-in screen is taken for a draft', () => {
  expect(verdict({ ...platform, layer: 'builtin', version: 0 }, 'POST /api/user/info').ok).toBe(true);
});
