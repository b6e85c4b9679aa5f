import { describe, expect, it } from 'vitest';
import { operations } from '../../types/generated/operations.ts';
import { type CheckOptions, validateScreen } from '../index.ts';
import { laidLength } from './laid-length.ts';

const options: CheckOptions = { texts: {}, keys: new Set(['login.title']), layer: 'company', operations };
const page = (words: readonly [zh: string, en: string], node: object) => ({
  type: 'page',
  $texts: { 'zh-CN': { 'own.word': words[0] }, 'en-US': { 'own.word': words[1] } },
  body: node,
});
const found = (screen: unknown, more: Partial<CheckOptions> = {}) =>
  validateScreen(screen, { ...options, ...more }).map(({ code, pointer }) => `${code} ${pointer}`);

it('takes words for plain text, in place of those of the product or beside them', () => {
  expect(found(page(['“a” & <3 {x} 100%', 'b'], { type: 'tpl', tpl: 'i18n:own.word, i18n:login.title' }))).toEqual([]);
});

it('says once what is wrong in both languages, and where the key stands', () => {
  const both = page(['x y', 'x y'], { type: 'input-text', name: 'a', label: 'A', size: 'i18n:own.word' });
  expect(found(both)).toEqual(['value.enum /body/size']);
});

describe('what is refused as a text is refused as words', () => {
  it.each([
    ['a program in a condition', { type: 'tpl', tpl: 'x', visibleOn: 'i18n:own.word' }, 'data.x && y()'],
    ['an address that runs', { type: 'link', href: 'i18n:own.word', body: 'x' }, 'javascript:alert(1)'],
    ['a call of another level', { type: 'service', api: 'i18n:own.word', body: [] }, '/api/administrators'],
  ])('%s', (_, node, words) => {
    const codes = found(page(['x', words], node));
    expect(codes).not.toEqual([]);
    const plain = JSON.parse(JSON.stringify(node).replace('i18n:own.word', words));
    const expected = found({ type: 'page', body: plain });
    expect(codes).toEqual(expect.arrayContaining(expected));
  });

  it.each(['${window:location}', '<% alert() %>', '<b>x</b>', '<!--', 'i18n:login.title'])(
    '%s, wherever it stands',
    (words) => {
      expect(found(page(['x', words], { type: 'tpl', tpl: 'i18n:own.word' }))).toEqual([
        'words.markup /$texts/en-US/own.word',
      ]);
    },
  );
});

it('puts no words in place of a type', () => {
  expect(found(page(['container', 'container'], { type: 'i18n:own.word', body: 'x' }))).toContain(
    'text.unknown-key /body/type',
  );
});

it('counts what words add to a page, as often as they stand there', () => {
  expect(
    laidLength(page(['four', 'x'], [{ type: 'tpl', tpl: 'i18n:own.word i18n:own.word' }, 'i18n:other.word'])),
  ).toBe(8);
});

it('ends where words multiply', () => {
  const long = 'x'.repeat(2000);
  const often = Array.from({ length: 300 }, () => 'i18n:own.word').join(' ');
  expect(found(page([long, long], { type: 'tpl', tpl: often }))).toEqual(['words.bounds /$texts']);
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`own.w${at}`, 'x']));
  expect(found({ type: 'page', $texts: { 'zh-CN': many, 'en-US': many }, body: 'x' })).toEqual([
    'words.bounds /$texts',
  ]);
});

it('counts the keys that screens have together where they are put together', () => {
  const many = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`house.foot..w${at}`, 'x']));
  expect(found({ type: 'page', $texts: { 'zh-CN': many, 'en-US': many }, body: 'x' })).toEqual([
    'words.bounds /$texts',
  ]);
});

it('has a place for each message about a key', () => {
  const text =
    '{"type":"page",\n"$texts":{"zh-CN":{"own.a":""},\n"en-US":{"own.a":"A",\n"own.b":"B"}},"body":"i18n:own.a i18n:own.b"}';
  const told = validateScreen(text, options).map(({ code, line, column }) => [code, line, column]);
  expect(told).toEqual([
    ['words.empty', 2, 28],
    ['words.missing', 4, 9],
  ]);
});
