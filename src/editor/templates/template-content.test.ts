import { expect, it } from 'vitest';
import { copyFor, nodeOfTemplate, templateOf } from './template-content.ts';

const noProduct = () => undefined;
const card = { type: 'panel', id: 'card', title: 'i18n:own.title' };

it.each([
  ['one node as it is', { type: 'page', title: 'x', body: [card] }, card],
  ['a single body as it is', { type: 'page', body: card }, card],
  [
    'several in a box',
    { type: 'page', body: [card, 'words'] },
    { type: 'container', wrapperBody: false, body: [card, 'words'] },
  ],
  [
    'what the page loads along with its nodes',
    { type: 'page', initApi: '/api/x', data: { a: 1 }, body: card },
    { type: 'service', data: { a: 1 }, api: '/api/x', body: [card] },
  ],
  ['a node that is no page', { ...card, $texts: {} }, card],
  ['nothing of an empty page', { type: 'page', body: [] }, undefined],
])('copies %s', (_, page, node) => expect(nodeOfTemplate(page)).toEqual(node));

it('a copy brings its words along, under a key of their own where the page has others', () => {
  const texts = (title: string) => ({ 'zh-CN': { 'own.title': title }, 'en-US': { 'own.title': title } });
  const page = { type: 'page', body: [], $texts: texts('Page') };
  const copy = copyFor({
    screen: page,
    page,
    template: { type: 'page', body: [card], $texts: texts('Card') },
    product: noProduct,
  })!;
  const [[key, words]] = [...copy.words] as [[string, object]];
  expect(key).not.toBe('own.title');
  expect([copy.node['title'], words]).toEqual([`i18n:${key}`, { 'zh-CN': 'Card', 'en-US': 'Card' }]);
});

it('a template of a selection has ids that can stay, and the words of its nodes alone', () => {
  const page = {
    type: 'page',
    body: [],
    $texts: { 'zh-CN': { 'own.title': '卡片', 'own.other': 'x' }, 'en-US': { 'own.title': 'Card', 'own.other': 'x' } },
  };
  const nodes = [{ ...card, body: { type: 'tpl', id: 'u:0123456789ab', tpl: 'x' } }, { type: 'divider' }];
  expect(templateOf(page, nodes, noProduct)).toEqual({
    type: 'page',
    body: [
      { ...card, body: { type: 'tpl', id: 'tpl', tpl: 'x' } },
      { type: 'divider', id: 'divider' },
    ],
    $texts: { 'zh-CN': { 'own.title': '卡片' }, 'en-US': { 'own.title': 'Card' } },
  });
});

it('a template of a whole page is that page', () => {
  const page = { type: 'page', id: 'page', title: 'Whole', body: [card] };
  expect(templateOf(page, [page], noProduct)).toEqual(page);
});
