import { expect, it } from 'vitest';
import { firstItems } from './bounded-items.ts';
import { drawnCost, itemWeight } from './drawn-count.ts';

const list = (count: number) => Array.from({ length: count }, (_, value) => ({ label: `l${value}`, value }));
const data = { list: list(400), rows: list(60), tree: [{ children: list(9) }], texts: 'a,b,c' };
const columns = (count: number) => Array.from({ length: count }, () => ({ name: 'value' }));

function cost(schema: object, called = 0, parts = 0): number {
  const props = { schema, data };
  return drawnCost(props, { first: firstItems(props, Number.POSITIVE_INFINITY), called, parts });
}

it.each([
  [{ type: 'steps', source: '${list}' }, 1200],
  [{ type: 'each', name: 'list' }, 400],
  [{ type: 'nav', source: '${list}' }, 1600],
  [{ type: 'nav', source: '${tree}' }, 40],
  [{ type: 'radios', options: list(5) }, 50],
  [{ type: 'table', source: '${rows}', columns: columns(10) }, 2400],
  [{ type: 'table', source: '${tree}' }, 40],
  [{ type: 'table', source: '${list}', columns: columns(100) }, 20_000],
  [{ type: 'input-table', name: 'rows', columns: columns(4) }, 960],
  [{ type: 'matrix-checkboxes', rows: list(20), columns: list(5) }, 300],
  [{ type: 'select', name: 'texts', multiple: true, options: list(400) }, 6],
  [{ type: 'select', name: 'list', multiple: true }, 800],
  [{ type: 'select', name: 'none', source: '${list}' }, 0],
  [{ type: 'input-table', source: '${rows}', columns: columns(4) }, 960],
  [{ type: 'select', value: 'a;b;c,d', delimiter: ';' }, 6],
  [{ type: 'input-text', name: 'texts', multiple: true }, 6],
  [{ type: 'input-kvs', value: { a: {}, b: {} } }, 1300],
  [{ type: 'input-kv' }, 500],
  [
    {
      type: 'input-kv',
      value: { a: 1, b: 2 },
      valueSchema: { type: 'transfer', options: Array(10).fill('1234567890') },
    },
    1332.8,
  ],
  [{ type: 'input-kv', value: { a: 1, b: 2 }, valueSchema: { type: 'input-rich-text' } }, 2303.5],
  [{ type: 'input-text', name: 'texts' }, 0],
])('%j costs as much as %i plain items', (schema, expected) => expect(cost(schema)).toBe(expected));

it('counts what calls bring, and other parts', () => {
  expect(cost({ type: 'nav', source: 'get:/api/x' }, 100)).toBe(400);
  expect(cost({ type: 'breadcrumb', source: '${list}' }, 0, 400)).toBe(400);
});

it('counts no choices that a menu holds', () =>
  expect(cost({ type: 'tree-select', source: 'get:/api/x' }, 500)).toBe(0));

it.each(['tpl', 'input-tree', 'chart'])('counts nothing for %s: few elements, or each is a node', (type) => {
  expect(itemWeight({ type })).toBe(0);
  expect(cost({ type, source: '${list}', options: list(9) })).toBe(0);
});
