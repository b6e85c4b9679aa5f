import { describe, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import type { RouteTable } from '../../types/start.ts';
import { validateScreen } from '../screen.ts';
import { markupLink } from './markup-link.ts';

const screen = (path: string, id: string) => ({ path, screen: id, document: 'app', access: 'anonymous', title: '' });
const routes = {
  routes: [
    screen('/', 'home/companies'),
    screen('/i/profile', 'user-center/profile'),
    screen('/i/*', 'errors/not-found'),
    screen('/company/:companyKey', 'company/desk'),
    { path: '/i', redirect: '/i/profile' },
  ],
  errors: { '404': 'errors/not-found' },
} as RouteTable;
const operations = [
  { id: 'uploadedFile', method: 'GET', path: '/api/upload/:id', scoped: false },
  { id: 'login', method: 'POST', path: '/login', scoped: false },
];

const check = (node: object, texts: Record<string, string> = en) =>
  validateScreen({ type: 'page', body: [node] }, { texts, routes, operations, rules: [markupLink] });
const link = (href: string) => ({ type: 'link', href, body: 'x' });
const click = (action: object) => ({ type: 'button', onEvent: { click: { actions: [action] } } });

describe('links of a page', () => {
  it.each([
    '/',
    '/i/profile?tab=1#top',
    '${contextPath}/i/profile',
    '/i',
    '/company/acme',
    '${contextPath}/company/${key}/',
    '/api/upload/7',
    '//example.com/x',
    'https://example.com/x',
    '${config.docLink}',
    '#below',
  ])('may lead to %s', (href) => {
    expect(check(link(href))).toEqual([]);
  });

  it.each([
    ['href', link('${contextPath}/nowhere'), '/body/0/href'],
    ['link', { type: 'button', actionType: 'link', link: '/nowhere' }, '/body/0/link'],
    ['url', { type: 'button', actionType: 'url', url: '/nowhere?x=1' }, '/body/0/url'],
    ['goto', click({ actionType: 'goto', args: { url: '/nowhere' } }), '/body/0/onEvent/click/actions/0/args/url'],
    ['an own goto', click({ actionType: 'goto', url: '/nowhere' }), '/body/0/onEvent/click/actions/0/url'],
    [
      'link event',
      click({ actionType: 'link', args: { link: '/nowhere' } }),
      '/body/0/onEvent/click/actions/0/args/link',
    ],
  ])('are refused where no route is: %s', (_, node, pointer) => {
    const message = 'No page is at /nowhere.';
    expect(check(node)).toMatchObject([{ severity: 'error', code: 'link.unknown-route', pointer, message }]);
  });

  it('are refused where a route only says that nothing is there, and where a call takes no GET', () => {
    expect(check(link('/i/profil'))).toMatchObject([{ code: 'link.unknown-route', suggestion: '/i/profile' }]);
    expect(check(link('/login'))).toMatchObject([{ code: 'link.unknown-route' }]);
    expect(check(link('/i/profil'), zh)[0]?.message).toBe('没有页面位于 /i/profil。是否想写“/i/profile”？');
  });

  it('count only where the page goes there', () => {
    expect(check({ type: 'service', api: { url: '/api/upload/1' }, data: { url: '/nowhere' } })).toEqual([]);
    expect(check(click({ actionType: 'ajax', args: { api: '/api/upload/1', url: '/nowhere' } }))).toEqual([]);
  });

  it.each([
    [{ type: 'nav', links: [{ label: 'x', to: '/i/profil' }] }, '/body/0/links/0/to'],
    [{ type: 'form', api: 'post:/login', redirect: '/i/profil', body: [] }, '/body/0/redirect'],
  ])('are looked for in %j', (node, pointer) => {
    expect(check(node)).toMatchObject([{ code: 'link.unknown-route', pointer, suggestion: '/i/profile' }]);
  });
});

it.each([
  [`<a href="/i/profil">x</a>`, '/i/profile'],
  [`<p>a <a class='b' href='/i/profil?c=1'>x</a></p>`, '/i/profile'],
])('a link in HTML is looked at: %s', (tpl, suggestion) => {
  expect(check({ type: 'tpl', tpl })).toMatchObject([
    { code: 'link.unknown-route', pointer: '/body/0/tpl', suggestion },
  ]);
});

it.each([
  '<a href="/i/profile">x</a>',
  '<a href="${contextPath}/i/profile">x</a>',
  '<a href="/i/${key}">x</a>',
  '<a href="//example.com/x">x</a>',
  '<a data-x="1">x</a> href="/nowhere"',
])('a link in HTML may lead to %s', (tpl) => {
  expect(check({ type: 'tpl', tpl })).toEqual([]);
});
