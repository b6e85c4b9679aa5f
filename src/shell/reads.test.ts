import { expect, test } from 'vitest';
import type { AmisPage } from '../types/amis.ts';
import type { PublicConfig } from '../types/start.ts';
import { compileShell } from './compile.ts';
import { fillOpen } from './open-parts.ts';
import type { ShellContext } from './types.ts';

const config = { authTypes: ['email'], contextPath: '', siteName: 'Acme' } as unknown as PublicConfig;
const query = { redirect: '/i', x: '<"&' };
const context: ShellContext = { config, locale: 'en-US', texts: {}, mobile: false, query, search: '?redirect=/i&x="' };

const compile = (body: unknown, data = {}, change: Partial<ShellContext> = {}) =>
  compileShell({ type: 'page', data, body: body as AmisPage['body'] }, { ...context, ...change });

test.each([
  ['${query.redirect}', ['query.redirect']],
  ['$query.redirect', ['query.redirect']],
  ["${query['redirect']}", ['query.redirect']],
  ['${config.siteName} ${remembered.method} ${remembered.forgot}', ['method']],
  ['query, search: plain words', []],
  ['${query[config.siteName]}', ['*']],
  ['${{a: query}}', ['*']],
  ['${query}', ['*']],
  ['${`${search}`}', ['*']],
  ['${&.query.a}', ['*']],
  ['${ARRAYMAP(config.authTypes, item => query[item])}', ['*']],
])('the reads of %s are %j', (tpl, reads) => {
  expect(compile({ type: 'tpl', tpl }).reads).toEqual(reads);
});

test('another name for the address counts as reading all of it, also one that is worked out', () => {
  expect(compile({ type: 'tpl', tpl: '${own.redirect}' }, { own: '${query}' }).reads).toEqual(['*']);
  expect(compile({ type: 'each', name: "${'que' + 'ry'}", items: 'x' }).reads).toEqual(['*']);
});

test('a link that only hands the query on is left open and filled for each address', () => {
  const link = { type: 'link', href: '${config.contextPath}/auth/oauth${search}', body: 'x' };
  const { html, reads } = compile(link, {}, { open: 'open-1' });
  expect(reads).toEqual([]);
  expect(fillOpen(html, 'open-1', context)).toBe(compile(link).html);
  const chosen = { type: 'link', href: "/auth/oauth${search ? search : '?'}", body: 'x' };
  expect(compile(chosen, {}, { open: 'open-1' }).reads).toEqual(['*']);
  const shadowed = compile({ ...link, href: '/a${search}' }, { search: 'own' }, { open: 'open-1' });
  expect(shadowed.html).toContain('href="/aown"');
});

test('addresses without a script are filled with the parameters to keep', () => {
  const remember = { actionType: 'rememberMethod', args: { method: 'email' } };
  const page = [
    { type: 'button', label: 'x', onEvent: { click: { actions: [remember] } } },
    { type: 'tabs', tabs: [{ title: 'x', body: 'x' }], onEvent: { change: { actions: [remember] } } },
  ];
  const { html, reads } = compile(page, {}, { open: 'open-1' });
  expect(reads).toEqual([]);
  expect(html).not.toContain('redirect');
  expect(fillOpen(html, 'open-1', context)).toBe(compile(page).html);
  expect(compile(page).html).toContain('value="&lt;&quot;&amp;"');
});
