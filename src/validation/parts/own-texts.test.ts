import { expect, it } from 'vitest';
import { inLanguage } from '../../i18n/own-texts.ts';
import { validateScreen } from '../screen.ts';
import { includesIn } from './compose.ts';
import type { Json } from './include.ts';
import { composeWithTexts } from './own-texts.ts';
import { validateWithParts } from './validate.ts';
import { validateInPages } from './validate-in-pages.ts';

const include = (screen: string, data?: Json) => ({ type: 'include', screen, ...(data ? { data } : {}) });
const words = (zh: string, en: string, key = 'login.title') => ({ 'zh-CN': { [key]: zh }, 'en-US': { [key]: en } });
const tpl = (text: string, more: Json = {}) => ({ type: 'tpl', tpl: text, ...more });
const among =
  (parts: Record<string, Json>) =>
  (id: string): Json | 'unknown' =>
    parts[id] ?? 'unknown';
const product = { 'login.title': 'Sign in' };
const said = (page: Json, locale: 'zh-CN' | 'en-US' = 'en-US') => inLanguage(page, product, locale)['body'];

it('shows the words of each screen in that screen alone, in both languages', () => {
  const page = {
    type: 'page',
    $texts: words('页面', 'Page'),
    body: [tpl('i18n:login.title'), include('a/own'), include('a/plain'), include('a/own')],
  };
  const parts = {
    'a/own': tpl('i18n:login.title!', { $texts: words('部件', 'Part') }),
    'a/plain': tpl('i18n:login.title'),
  };
  const { schema } = composeWithTexts('a/page', page, among(parts));
  expect(said(schema)).toEqual([tpl('Page'), tpl('Part!'), tpl('Sign in'), tpl('Part!')]);
  expect(said(schema, 'zh-CN')).toEqual([tpl('页面'), tpl('部件!'), tpl('Sign in'), tpl('部件!')]);
  expect([...includesIn(schema)]).toEqual([]);
});

it('lets what a page hands to a part keep the words of the page', () => {
  const page = { type: 'page', $texts: words('页面', 'Page'), body: include('a/own', { t: 'i18n:login.title' }) };
  const part = tpl('${part.t} i18n:login.title', { $texts: words('部件', 'Part') });
  expect(said(composeWithTexts('a/page', page, among({ 'a/own': part })).schema)).toEqual(tpl('Page Part'));
});

it('leaves a page without words of its own as it is, and a hostile key in its own screen', () => {
  const page = { type: 'page', body: include('a/own') };
  expect(composeWithTexts('a/page', page, among({ 'a/own': tpl('x') })).schema).toEqual({
    type: 'page',
    body: tpl('x'),
  });
  const hostile = { type: 'page', $texts: words('坏', 'Bad', 'a.own..login.title'), body: include('a/own') };
  const part = tpl('i18n:login.title', { $texts: words('部件', 'Part') });
  expect(said(composeWithTexts('a/page', hostile, among({ 'a/own': part })).schema)).toEqual(tpl('Part'));
});

it('checks a page as it is put together', () => {
  const page = { type: 'page', $texts: words('页面', 'Page'), body: [tpl('i18n:login.title'), include('a/own')] };
  const part = tpl('i18n:own.word', { $texts: words('部件', 'Part', 'own.word') });
  const find = among({ 'a/own': part });
  const options = { texts: {}, keys: new Set(['login.title']) };
  expect(validateScreen(composeWithTexts('a/page', page, find).schema, options)).toEqual([]);
  expect(validateWithParts(page, { ...options, screen: 'a/page', find })).toEqual([]);
  expect(validateWithParts(part, { ...options, screen: 'a/own', find })).toEqual([]);
});

it('counts the name of the screen in each place of a key, and says where a page has too many words', () => {
  const id = `${'a'.repeat(64)}/${'b'.repeat(64)}`;
  const page = (places: number) => ({
    type: 'page',
    $texts: words('x', 'x', 'a.b'),
    body: [tpl('i18n:a.b,'.repeat(places)), include('a/own')],
  });
  const find = among({ 'a/own': tpl('x') });
  const messagesOf = (schema: Json) => validateWithParts(schema, { texts: {}, keys: new Set(), screen: id, find });
  expect(composeWithTexts(id, page(3000), find).areTextsCut).toBe(false);
  expect(messagesOf(page(3000))).toEqual([]);
  const tooMany = page(30_000);
  expect(messagesOf(tooMany)).toMatchObject([{ code: 'words.bounds', pointer: '/$texts', line: 3, severity: 'error' }]);
  const { schema } = composeWithTexts(id, tooMany, find);
  expect(JSON.stringify(schema).length).toBeLessThanOrEqual(JSON.stringify(tooMany).length);
});

it('counts the words of all parts together, and leaves out those that have no room', () => {
  const long = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`own.w${at}`, 'w'.repeat(1900)]));
  const part = {
    type: 'container',
    $texts: { 'zh-CN': long, 'en-US': long },
    body: Object.keys(long).map((key) => tpl(`i18n:${key}`)),
  };
  const find = among({ 'a/one': part, 'a/two': part, 'a/three': part });
  const page = (...ids: string[]) => ({ type: 'page', body: ids.map((id) => include(id)) });
  const messagesOf = (...ids: string[]) =>
    validateWithParts(page(...ids), { texts: {}, keys: new Set(), screen: 'a/page', find }).map(
      ({ code, pointer }) => `${code} ${pointer}`,
    );
  expect(messagesOf('a/one', 'a/two', 'a/one')).toEqual([]);
  expect(messagesOf('a/one', 'a/two', 'a/three')).toEqual(['words.bounds ']);
  const { schema } = composeWithTexts('a/page', page('a/one', 'a/two', 'a/three'), find);
  expect(JSON.stringify(schema).length).toBeLessThan(420_000);
  const inPage = { screen: 'a/page', page: page('a/one', 'a/two', 'a/three') };
  const parts = { schemas: { 'a/one': part, 'a/two': part, 'a/three': tpl('x') }, refused: [] };
  const ofPart = validateInPages({ id: 'a/three', schema: part }, [{ ...inPage, parts }], {
    texts: {},
    keys: new Set(),
  });
  expect(ofPart.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['words.bounds ']);
});
