import { expect, it } from 'vitest';
import type { Json } from '../page/json.ts';
import { changedNodes } from './changed-nodes.ts';

const node = (id: string, more: Json = {}): Json => ({ $$id: id, type: 'tpl', ...more });
const page = (...body: Json[]): Json => ({ $$id: 'page', type: 'page', body });
const [a, b, c] = ['a', 'b', 'c'].map((id) => node(id)) as [Json, Json, Json];
const box = (body: unknown): Json => node('box', { body });

it.each([
  ['a node that came back', page(a), page(a, b), [['b', 'page']]],
  ['the only node of a region', box(undefined), box(a), [['a', 'box']]],
  ['one that came back in a box', page(box([a])), page(box([a, b])), [['b', 'box', 'page']]],
  ['a node whose property changed', page(a, b), page(a, { ...b, tpl: 'x' }), [['b', 'page']]],
  [
    'a node whose style changed',
    page(node('a', { style: { $$id: 's', color: 'red' } })),
    page(node('a', { style: { $$id: 's', color: 'blue' } })),
    [['s', 'a', 'page']],
  ],
  ['a node that lost its style', page(node('a', { style: { $$id: 's' } })), page(a), [['a', 'page']]],
  ['a node that stands in another box', page(a, box([])), page(box([a])), [['a', 'box', 'page']]],
  ['a node that stands elsewhere among others', page(a, b, c), page(c, a, b), [['c', 'page']]],
  ['none of two that changed places', page(a, b), page(b, a), []],
  ['nothing for a list that was copied', page(node('a', { tools: ['x'] })), page(node('a', { tools: ['x'] })), []],
  ['nothing for what is gone', page(a, b), page(a), []],
  ['nothing for words of the page', { ...page(a), $texts: { x: '1' } }, { ...page(a), $texts: { x: '2' } }, []],
  [
    'all of several',
    page(a),
    page(a, b, c),
    [
      ['b', 'page'],
      ['c', 'page'],
    ],
  ],
])('finds %s', (_, before, after, ids) => {
  expect(changedNodes(before, after).map((change) => change.ids)).toEqual(ids);
});

it('says what was not there before', () => {
  expect(changedNodes(page(a), page({ ...a, tpl: 'x' }, b)).map(({ isBack }) => isBack)).toEqual([false, true]);
});
