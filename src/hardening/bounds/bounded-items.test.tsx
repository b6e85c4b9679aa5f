import { expect, it } from 'vitest';
import { firstItems, withPages } from './bounded-items.ts';

const rows = (count: number) => Array.from({ length: count }, (_, value) => ({ label: `l${value}`, value }));
const first = (schema: object, data: object = {}, room = Number.POSITIVE_INFINITY) =>
  firstItems({ schema, data }, room);
const drawn = (schema: object, data: object = {}) => first(schema, data)?.props?.['schema'] as Record<string, never>;

it('gives steps and a timeline the first items of their variable', () => {
  const data = { list: rows(900) };
  expect(drawn({ type: 'steps', source: '${list}', steps: [] }, data)).toMatchObject({ source: undefined });
  expect(drawn({ type: 'steps', source: '${list}', steps: [] }, data)['steps']).toHaveLength(500);
  expect(drawn({ type: 'timeline', source: '${list}' }, data)['items']).toHaveLength(500);
});

it('gives a list the first properties of an object', () => {
  const data = { all: Object.fromEntries(rows(900).map(({ label, value }) => [label, value])) };
  const items = first({ type: 'each', source: '${all}' }, data)?.props?.['value'] as unknown[];
  expect(items).toHaveLength(500);
  expect(items[1]).toEqual({ key: 'l1', value: 1 });
});

it.each(['table', 'table2', 'cards', 'list'])('gives a %s no value, which its cells would show', (type) => {
  const data = { list: rows(900) };
  expect(first({ type, source: '${list}' }, data)?.props).toEqual({ items: rows(100) });
});

it('gives a table with many columns fewer rows', () => {
  const table = { type: 'table', source: '${list}', columns: Array.from({ length: 100 }, () => ({ name: 'a' })) };
  expect(first(table, { list: rows(60) })).toMatchObject({ limit: 50, props: { items: rows(50) } });
});

it('counts the rows below rows', () => {
  const list = [{ children: rows(900) }];
  const items = first({ type: 'table', source: '${list}' }, { list })?.props?.['items'] as typeof list;
  expect(items[0]?.children).toHaveLength(499);
});

it.each([
  { type: 'images', source: '${list}' },
  { type: 'grid-nav', source: '${list}', options: [] },
  { type: 'grid-nav', name: 'list-1' },
  { type: 'images', value: '${list}' },
  { type: 'images', value: '${text}' },
  { type: 'cards', value: [], name: 'list-1' },
])('gives %j the first items, whatever names them', (schema) => {
  const data = { list: rows(900), 'list-1': rows(900), text: 'a,'.repeat(900) };
  const { value, items, schema: drawnSchema } = first(schema, data)?.props ?? {};
  expect(value ?? items).toHaveLength(schema.type === 'cards' ? 100 : 500);
  if ('source' in schema) expect(drawnSchema).toMatchObject({ source: undefined });
});

it.each(['nav', 'radios'])('cuts the choices of a variable of a %s that has others written out', (type) => {
  const kept = drawn({ type, links: [], options: [], source: '${list}' }, { list: rows(900) });
  expect(kept[type === 'nav' ? 'links' : 'options']).toHaveLength(500);
  expect(kept['source']).toBeUndefined();
});

it('counts the choices below choices', () => {
  const options = [{ label: 'a', children: rows(300) }, { label: 'b', children: rows(300) }, { label: 'c' }];
  const kept = drawn({ type: 'input-tree', options })['options'] as unknown as { children: unknown[] }[];
  expect(kept.map(({ children }) => children.length)).toEqual([300, 198]);
  expect(first({ type: 'input-tree', options: options.slice(0, 1) })?.props).toBeUndefined();
});

it('leaves a list in a list its share', () => {
  const data = { list: rows(400) };
  const outer = first({ type: 'each', source: '${list}' }, data);
  expect(outer).toMatchObject({ room: 5 });
  expect(first({ type: 'each', source: '${list}' }, data, outer?.room)?.props?.['value']).toHaveLength(5);
});

it('answers the same items for the same list, so that nothing is drawn anew', () => {
  const data = { list: rows(900) };
  const items = () => first({ type: 'each', source: '${list}' }, data)?.props?.['value'];
  expect(items()).toBe(items());
});

it('gives a long table of a form pages, and keeps its rows', () => {
  const table = { type: 'input-table', name: 'list', perPage: '${n}' };
  expect(withPages({ schema: table, data: { list: rows(101) } })).toEqual({ schema: { ...table, perPage: 100 } });
  expect(withPages({ schema: table, data: { list: rows(100) } })).toBeUndefined();
  const wide = { ...table, perPage: 100, columns: Array(100).fill({ name: 'a' }) };
  expect(withPages({ schema: wide, data: {} })).toEqual({ schema: { ...wide, perPage: 50 } });
  expect(withPages({ schema: { type: 'tpl', name: 'list' }, data: { list: rows(101) } })).toBeUndefined();
});
