import { expect, it } from 'vitest';
import type { Json } from '../page/json.ts';
import { dataAround } from './data-around.ts';
import { templateOf } from './template-content.ts';

const shown = (...names: string[]) => ({
  type: 'panel',
  $$id: 'box',
  body: names.map((name) => ({ type: 'tpl', tpl: `\${${name}}` })),
});

/** What a template of the node with the mark `box` needs. */
function around(page: Json, isInside = false) {
  const found: Json[] = [];
  JSON.stringify(page, (_, value: Json) => {
    if (value?.['$$id'] === 'box') found.push(value);
    return value;
  });
  const { needs, left, sources } = dataAround(page, ['box'], found.slice(0, 1), isInside);
  return { needs, left, sources: sources.map(({ type }) => type) };
}

const page = (body: object, more = {}) => ({ type: 'page', $$id: 'page', ...more, body: [body] });
const service = (body: object, more: Json = { api: '/api/x' }) => ({ type: 'service', $$id: 's', ...more, body });
const box = shown('orders.total', 'user.name');

it.each<[string, Json, ReturnType<typeof around>]>([
  ['nothing where nothing around has data', page(box), { needs: [], left: [], sources: [] }],
  ['what a service loads', page(service(box)), { needs: ['orders'], left: [], sources: ['service'] }],
  ['what a page loads', page(box, { initApi: '/api/x' }), { needs: ['orders'], left: [], sources: ['page'] }],
  ['data of the page', page(box, { data: { orders: {} } }), { needs: ['orders'], left: [], sources: ['page'] }],
  [
    'what the call of that service reads',
    page(service(box, { api: '/api/${kind}' }), { data: { kind: 'x' } }),
    { needs: ['orders'], left: [], sources: ['page', 'service'] },
  ],
  [
    'a field of the form around',
    page({ type: 'form', $$id: 'f', body: [{ type: 'input-text', $$id: 'i', name: 'orders' }, box] }),
    { needs: ['orders'], left: ['orders'], sources: [] },
  ],
  [
    'a row of a table',
    page({ type: 'crud', $$id: 'c', api: '/api/x', columns: [{ $$id: 'd', ...{ type: 'container', body: [box] } }] }),
    { needs: ['orders'], left: ['orders'], sources: [] },
  ],
  [
    'the list that a table shows',
    page(service({ type: 'table', $$id: 'box', source: '${rows}', columns: [{ name: 'a' }] })),
    { needs: ['rows'], left: [], sources: ['service'] },
  ],
  [
    'the value that a node shows by its name',
    page(service({ type: 'static', $$id: 'box', name: 'count' })),
    { needs: ['count'], left: [], sources: ['service'] },
  ],
  [
    'nothing that it loads itself',
    page(service({ ...service(shown('own')), $$id: 'box' })),
    { needs: [], left: [], sources: [] },
  ],
])('a selection needs %s', (_, whole, expected) => expect(around(whole)).toEqual(expected));

it('what is around a dialog or a part is not known: all that it reads may be missing', () => {
  expect(around({ type: 'dialog', $$id: 'd', body: [box] }, true)).toMatchObject({
    needs: ['orders'],
    left: ['orders'],
  });
  const inPart = {
    type: 'page',
    $$id: 'page',
    initApi: '/api/x',
    $$parts: { 'a/b': { type: 'wrapper', $$id: 'w', body: box } },
  };
  expect(around(inPart)).toMatchObject({ needs: ['orders'], left: ['orders'] });
});

it('a template takes its sources along, with their words', () => {
  const root = {
    type: 'page',
    data: { title: 'i18n:own.title' },
    $texts: { 'zh-CN': { 'own.title': '标题' }, 'en-US': { 'own.title': 'Title' } },
  };
  const node = { type: 'tpl', id: 'a', tpl: '${title}' };
  const sources = [root, { type: 'service', id: 's', api: '/api/x', body: [node, { type: 'divider' }] }];
  expect(templateOf(root, [node], () => undefined, sources)).toEqual({
    ...root,
    body: [{ type: 'service', id: 's', api: '/api/x', body: [node] }],
  });
});
