import { expect, it } from 'vitest';
import { giveIds } from './give-ids.ts';

const NONE: ReadonlySet<string> = new Set();

/** The ids that a screen gets, in the order of the text. */
const idsOf = (page: unknown, name = 'page', taken = NONE) =>
  [...giveIds(JSON.stringify(page), name, taken).matchAll(/"id": ?"([^"]*)"/g)].map(([, id]) => id);

const part = (...body: unknown[]) => ({ type: 'container', id: 'root', body });

it.each([
  ['its name', { type: 'input-text', name: 'phoneNumber', label: 'i18n:a.b' }, 'phone-number'],
  ['the key of its text', { type: 'button', label: 'i18n:login.sendCode' }, 'send-code'],
  ['the value that it shows', { type: 'tpl', tpl: 'since ${DATETOSTR(lastUsed)}' }, 'last-used'],
  ['its look', { type: 'container', className: 'pw-login-scene wide', body: [] }, 'login-scene'],
  ['its look that depends', { type: 'container', className: { 'pw-tabs': true, x: '${y}' }, body: [] }, 'tabs'],
  ['what it calls', { type: 'service', api: { url: '${prefix}/user/git-accounts?x=1' } }, 'git-accounts'],
  ['its part', { type: 'include', screen: 'a/phone-field' }, 'phone-field'],
  ['what it holds', { type: 'container', body: { type: 'button', label: 'i18n:a.save' } }, 'save-box'],
  ['its type', { type: 'spinner' }, 'spinner'],
])('a node is called by %s', (_, node, id) => {
  expect(idsOf(part(node)).slice(0, 2)).toEqual(['root', id]);
});

it('the root is called as its file', () => {
  expect(idsOf({ type: 'tpl', tpl: 'i18n:a.b' }, 'sign-in-title')).toEqual(['sign-in-title']);
  const page = { type: 'page', body: { type: 'form', id: 'audit', body: [] } };
  expect(idsOf(page, 'audit')).toEqual(['audit-page', 'audit']);
});

it('ids are there once: a type or a number tells the second from the first, and from ids of other screens', () => {
  const word = { type: 'tpl', tpl: 'i18n:a.title' };
  expect(idsOf(part(word, { type: 'button', label: 'i18n:b.title' }, word, word))).toEqual([
    'root',
    'title',
    'title-button',
    'title-text',
    'title-2',
  ]);
  const include = { type: 'include', screen: 'a/title' };
  expect(idsOf(part(word, include), 'page', new Set(['title']))).toEqual(['root', 'title-text', 'title']);
});

it('gives them to what an include hands on, and not to data', () => {
  const given = {
    type: 'include',
    screen: 'a/b',
    id: 'b',
    data: { type: 'x', after: [{ type: 'tpl', tpl: 'i18n:a.c' }] },
  };
  expect(idsOf(part(given))).toEqual(['root', 'b', 'c']);
  const api = { url: '/x', data: { type: 'x', more: { type: 'y' } } };
  const select = { type: 'select', id: 's', options: [{ type: 'z', label: 'Z' }] };
  const data = { type: 'service', id: 'v', api, data: { type: 'x' }, body: select };
  expect(idsOf(part(data))).toEqual(['root', 'v', 's']);
});

it('changes nothing but what it adds, and nothing where all have ids', () => {
  const text =
    '{\n    "type": "page",\n\n    "body": [ { "type": "tpl", "tpl": "i18n:a.b" }, { "type":"tpl", "id": "b-2" } ]\n}';
  const given =
    '{\n    "type": "page",\n    "id": "p",\n\n    "body": [ { "type": "tpl", "id": "b", "tpl": "i18n:a.b" }, { "type":"tpl", "id": "b-2" } ]\n}';
  expect(giveIds(text, 'p', NONE)).toBe(given);
  expect(giveIds(given, 'p', NONE)).toBe(given);
});
