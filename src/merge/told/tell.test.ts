import { expect, it } from 'vitest';
import { difference, type Json, merge, sentenceOf, tell } from '../index.ts';

const page = (...body: Json[]): Json => ({ type: 'page', id: 'p', body });
const told = (from: Json, to: Json) => difference(from, to).changes.map((change) => tell(change, from, to));

it('calls a node by what people read, and says what kind of value changed', () => {
  const before = {
    type: 'service',
    id: 's',
    api: '/a',
    body: [{ type: 'tpl', id: 't', tpl: 'One', visibleOn: '${a}' }],
  };
  const after = {
    type: 'service',
    id: 's',
    api: '/b',
    body: [{ type: 'tpl', id: 't', tpl: 'Uno', visibleOn: '${b}' }],
  };
  expect(told(page(before), page(after))).toEqual([
    expect.objectContaining({ kind: 'changed', type: 'service', label: 's', property: 'api', about: 'call' }),
    expect.objectContaining({ type: 'tpl', label: 'Uno', property: 'tpl', about: 'text', before: 'One', after: 'Uno' }),
    expect.objectContaining({ property: 'visibleOn', about: 'expression', before: '${a}', after: '${b}' }),
  ]);
});

it('names what is gone by the earlier page, and leaves a value out that is not there', () => {
  const button = { type: 'button', id: 'b', label: 'Send' };
  expect(told(page(button), page())).toEqual([{ kind: 'removed', type: 'button', label: 'Send', pointer: '/body/0' }]);
  const [set] = told(page(button), page({ ...button, level: 'primary' }));
  expect(set).toMatchObject({ property: 'level', after: 'primary' });
  expect(set).not.toHaveProperty('before');
});

it('cuts what is long', () => {
  const text = (length: number) => ({ type: 'tpl', id: 't', tpl: 'x'.repeat(length) });
  const [change] = told(page(text(5)), page(text(5000)));
  expect([change!.label.length, change!.after!.length]).toEqual([61, 301]);
});

it('tells changed words by their key and language, and calls a node by the words of its page', () => {
  const texts = (en: string) => ({ 'zh-CN': { 'own.send': '发送' }, 'en-US': { 'own.send': en } });
  const button = { type: 'button', id: 'b', label: 'i18n:own.send' };
  const from = { ...(page(button) as object), $texts: texts('Send') } as Json;
  const to = { ...(page({ ...button, level: 'primary' }) as object), $texts: texts('Submit') } as Json;
  const say = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  const all = difference(from, to).changes.map((change) => sentenceOf(say, tell(change, from, to), 'en-US').text);
  expect(all).toEqual([
    'api.change.changed api.property.words own.send api.language.en-US api.change.named page p Send Submit',
    expect.stringContaining('Submit'),
  ]);
});

it('merges words of different keys, and asks where both sides changed the same', () => {
  const texts = (a: string, b: string) => ({ type: 'page', $texts: { 'en-US': { 'own.a': a, 'own.b': b } }, body: [] });
  expect(merge(texts('1', '2'), texts('1', '3'), texts('4', '2'))).toMatchObject({
    page: texts('4', '3'),
    conflicts: [],
  });
  expect(merge(texts('1', '2'), texts('5', '2'), texts('4', '2')).conflicts).toHaveLength(1);
});
