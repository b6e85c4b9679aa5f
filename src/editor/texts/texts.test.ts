import { expect, it } from 'vitest';
import { textsOfNode } from './node-texts.ts';
import { newKey, ownWords, withNode, withValueAt, withWords } from './own-texts.ts';

const words = { 'zh-CN': '你好', 'en-US': 'Hello' };

it('lists the texts of a node, with keys and plain ones that people read, and leaves those of its nodes to them', () => {
  const node = {
    $$id: 'x',
    type: 'select',
    id: 'a',
    name: 'i18n',
    label: 'i18n:own.a (i18n:own.b)',
    placeholder: 'Plain',
    description: '${x} text',
    options: [{ label: 'i18n:own.c', value: 'v' }],
    addOn: { type: 'button', label: 'i18n:own.d' },
    validationErrors: { isEmail: 'i18n:own.e' },
  };
  expect(textsOfNode(node).map(({ path, keys, text }) => [path.join('/'), keys.length ? keys : text])).toEqual([
    ['label', ['own.a', 'own.b']],
    ['placeholder', 'Plain'],
    ['options/0/label', ['own.c']],
    ['validationErrors/isEmail', ['own.e']],
  ]);
});

it('gives a page words, takes them back, and leaves no empty property', () => {
  const page = { type: 'page', body: [] };
  const own = withWords(page, 'own.a', words);
  expect(own).toEqual({ ...page, $texts: { 'zh-CN': { 'own.a': '你好' }, 'en-US': { 'own.a': 'Hello' } } });
  expect(ownWords(own, 'own.a')).toEqual(words);
  const both = withWords(own, 'own.b', words);
  expect(withWords(both, 'own.b', undefined)).toEqual(own);
  expect(withWords(own, 'own.a', undefined)).toEqual(page);
});

it('makes a key that nobody has, and puts it where the text was', () => {
  const node = { $$id: 'n', type: 'select', id: 'kind', options: [{ label: 'One' }] };
  const page = withWords({ type: 'page', $$id: 'p', body: [node] }, 'own.kind-label', words);
  const key = newKey(page, node, 'label', (one) => one === 'own.kind-label-2');
  expect(key).toBe('own.kind-label-3');
  expect(newKey(page, { type: 'tpl', id: 'u:12' }, 'tpl', () => false)).toBe('own.tpl-tpl');
  const next = withValueAt(node, ['options', '0', 'label'], `i18n:${key}`) as typeof node;
  expect(withNode(page, 'n', next)).toMatchObject({ body: [{ options: [{ label: 'i18n:own.kind-label-3' }] }] });
});
