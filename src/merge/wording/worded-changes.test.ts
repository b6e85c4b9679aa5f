import { describe, expect, it } from 'vitest';
import { difference, type Json, merge, sentencesOf, wordChanges } from '../index.ts';

const page = (...body: Json[]): Json => ({ type: 'page', id: 'p', body });
const worded = (from: Json, to: Json) => wordChanges(difference(from, to), from, to);

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
  expect(worded(page(before), page(after))).toEqual([
    expect.objectContaining({ kind: 'changed', type: 'service', label: 's', property: 'api', about: 'call' }),
    expect.objectContaining({ type: 'tpl', label: 'One', property: 'tpl', about: 'text', before: 'One', after: 'Uno' }),
    expect.objectContaining({ property: 'visibleOn', about: 'expression', before: '${a}', after: '${b}' }),
  ]);
});

it('names what is gone by the earlier page, and leaves a value out that is not there', () => {
  const button = { type: 'button', id: 'b', label: 'Send' };
  expect(worded(page(button), page())).toEqual([
    { kind: 'removed', type: 'button', label: 'Send', pointer: '/body/0' },
  ]);
  const [set] = worded(page(button), page({ ...button, level: 'primary' }));
  expect(set).toMatchObject({ property: 'level', after: 'primary' });
  expect(set).not.toHaveProperty('before');
});

it('cuts what is long', () => {
  const text = (length: number) => ({ type: 'tpl', id: 't', tpl: 'x'.repeat(length) });
  const [change] = worded(page(text(5000)), page(text(4999)));
  expect([change!.label.length, change!.before!.length]).toEqual([61, 301]);
});

it('says nothing of words that stay while something is put beside them', () => {
  const link = (body: Json) => page({ type: 'link', id: 'l', href: '/a', body });
  const more: Json = { type: 'tpl', id: 'more', tpl: 'More' };
  const sentences = (from: Json, to: Json) => worded(link(from), link(to)).map(({ kind, label }) => `${kind} ${label}`);
  expect(sentences('Open', ['Open', more])).toEqual(['added More']);
  expect(sentences('Open', [{ type: 'tpl', id: 'was', tpl: 'Open' }, more])).toEqual(['added More']);
  expect(sentences(['Open', more], 'Open')).toEqual(['removed More']);
  expect(sentences('Open', ['Open'])).toEqual(['added Open']);
  expect(sentences('Open', ['Shut', more])).toEqual(['added Shut', 'added More', 'changed Open']);
});

describe('words', () => {
  const product: Record<string, Record<string, string>> = {
    'zh-CN': { 'own.send': '发送' },
    'en-US': { 'own.send': 'Send' },
  };
  const say = (language: string, key: string, values?: object) =>
    values ? [key, ...Object.values(values)].join(' ') : (product[language]![key] ?? key);
  const button = (label: string, more: object = {}) => ({ type: 'button', id: 'b', label, ...more });
  const withWords = (node: Json, zh: object, en: object) =>
    ({ ...(page(node) as object), $texts: { 'zh-CN': zh, 'en-US': en } }) as Json;
  const sentences = (from: Json, to: Json) => sentencesOf(say, worded(from, to), 'en-US').map(({ text }) => text);
  const named = 'api.change.named button Send';

  it('are worded where they differ from what was read before, at the node that shows them', () => {
    const to = withWords(button('i18n:own.send'), { 'own.send': '发送' }, { 'own.send': 'Submit' });
    const line = `api.change.words api.language.en-US ${named} Send Submit`;
    expect(sentences(page(button('i18n:own.send')), to)).toEqual([line]);
    expect(worded(page(button('i18n:own.send')), to).map(({ pointer }) => pointer)).toEqual(['/body/0', '/body/0']);
    expect(sentences(to, page(button('i18n:own.send')))).toEqual([
      'api.change.words api.language.en-US api.change.named button Submit Submit Send',
    ]);
    const bySide = withWords(button('i18n:own.send', { level: 'primary' }), {}, { 'own.send': 'Submit' });
    expect(sentences(page(button('i18n:own.send')), bySide)).toEqual([line, expect.stringContaining(' level ')]);
  });

  it('that stand for a plain text are worded in the languages in which something else is read', () => {
    const to = withWords(button('i18n:own.new'), { 'own.new': '送出' }, { 'own.new': 'Send' });
    expect(sentences(page(button('Send')), to)).toEqual([`api.change.words api.language.zh-CN ${named} Send 送出`]);
    const same = withWords(button('i18n:own.new'), { 'own.new': 'Send' }, { 'own.new': 'Send' });
    expect(sentences(page(button('Send')), same)).toEqual([]);
  });

  it('that nobody reads are not worded, and those of a new node with the node', () => {
    const unread = withWords(button('Send'), {}, { 'own.gone': 'Gone' });
    expect(sentences(page(button('Send')), unread)).toEqual([]);
    const added = withWords(button('i18n:own.new'), {}, { 'own.new': 'New' });
    expect(sentences(page(), added)).toEqual(['api.change.added api.change.named button New 0']);
  });
});

it('calls a text that stands as a heading one', () => {
  const heading = (tpl: string) => page({ type: 'tpl', id: 't', tpl, wrapperComponent: 'h1' });
  expect(worded(heading('One'), heading('Uno'))).toEqual([expect.objectContaining({ type: 'heading', label: 'One' })]);
});

it('calls a node by its words without their expressions, else by its id', () => {
  const text = (tpl: string) => ({ type: 'tpl', id: 'company-title', tpl, wrapperComponent: 'h1' });
  const labelOf = (tpl: string) => worded(page(text(tpl)), page())[0]!.label;
  expect(labelOf('${company.name || params.companyKey | html}')).toBe('company-title');
  expect(labelOf('Hello, ${name | html}')).toBe('Hello, …');
  expect(labelOf("${isIn ? 'i18n:home.lead' : {a: 'b'}}")).toBe('i18n:home.lead');
  expect(labelOf('Words')).toBe('Words');
});

it('says nothing of where the schema of a file lies', () => {
  const file = { ...(page() as object), $schema: '../../amis-page.schema.json', title: 'x' };
  expect(worded(page(), file).map(({ property }) => property)).toEqual(['title']);
  expect(worded(file, page()).map(({ property }) => property)).toEqual(['title']);
});

it('merges words of different keys, and asks where both sides changed the same', () => {
  const texts = (a: string, b: string) => ({ type: 'page', $texts: { 'en-US': { 'own.a': a, 'own.b': b } }, body: [] });
  expect(merge(texts('1', '2'), texts('1', '3'), texts('4', '2'))).toMatchObject({
    page: texts('4', '3'),
    conflicts: [],
  });
  expect(merge(texts('1', '2'), texts('5', '2'), texts('4', '2')).conflicts).toHaveLength(1);
});
