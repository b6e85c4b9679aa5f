import { expect, it } from 'vitest';
import { isLight, LIGHT } from './light.ts';
import type { Task } from './messages.ts';

const page = (nodes: number, tpl = 'x') => ({ type: 'page', body: Array(nodes).fill({ type: 'tpl', tpl }) });
const check = (of: object): Task => ({ page: page(1), options: { texts: {} }, isNew: true, ...of });

/** Nodes whose values are just too many; each has three. */
const many = Math.ceil(LIGHT.values / 3);
const long = 'x'.repeat(LIGHT.characters + 1);

it.each<[string, Task]>([
  ['a check of an ordinary page', check({ page: page(Math.floor(many / 2)) })],
  ['a check in a large dictionary', check({ options: { texts: Object.fromEntries(Array(9000).entries()) } })],
  ['a merge of three small pages', { merge: { base: page(300), theirs: page(300), mine: page(300), choices: {} } }],
])('%s is light', (_, task) => {
  expect(isLight(task)).toBe(true);
});

it.each<[string, Task]>([
  ['a page of many values', check({ page: page(many) })],
  ['a page of long texts', check({ page: page(1, long) })],
  ['a page of long names', check({ page: { type: 'page', [long]: 1 } })],
  ['parts of many values', check({ parts: [page(many)] })],
  ['pages of many values', check({ pages: [page(many)] })],
  ['a comparison with a large page', { compare: { from: page(1), to: page(many) } }],
  [
    'a merge of three pages, large together',
    {
      merge: {
        base: page(Math.floor(many / 2)),
        theirs: page(Math.floor(many / 2)),
        mine: page(Math.floor(many / 2)),
        choices: {},
      },
    },
  ],
])('%s is not light', (_, task) => {
  expect(isLight(task)).toBe(false);
});
