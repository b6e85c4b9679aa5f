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
  expect(first({ type, source: '${list}' }, data)?.props).toEqual({ items: rows(500) });
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
  expect(withPages({ schema: { type: 'tpl', name: 'list' }, data: { list: rows(101) } })).toBeUndefined();
});
