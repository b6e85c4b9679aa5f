import { expect, it } from 'vitest';
import { valueExcess } from './held-values.ts';

const values = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);
const names = (count: number) => Object.fromEntries(values(count).map((name) => [name, 1]));
const conditions = (count: number) => ({ conjunction: 'and', children: [{ children: values(count - 1) }] });

it.each<[string, number, (count: number) => unknown, Record<string, unknown>?]>([
  ['input-tag', 500, (count) => values(count).join(',')],
  ['input-tag', 500, (count) => values(count).join(';'), { delimiter: ';' }],
  ['select', 500, values],
  ['input-text', 500, (count) => values(count).join(','), { options: [] }],
  ['input-image', 200, values],
  ['input-file', 200, (count) => values(count).join(',')],
  ['input-array', 300, values],
  ['combo', 300, values],
  ['combo', 300, (count) => [{ rows: values(count - 1) }]],
  ['input-kv', 100, names],
  ['input-kvs', 100, (count) => [{ _key: 'a', _value: names(count - 1) }]],
  ['input-kvs', 100, (count) => ({ a: names(count - 1) })],
  ['input-sub-form', 500, values],
  ['condition-builder', 100, conditions],
  ['Input-Tag', 500, values],
])('%s shows %i values at most', (type, limit, make, field = {}) => {
  expect(valueExcess(type, make(limit), field)).toBeUndefined();
  expect(valueExcess(type, make(limit + 1), field)).toEqual({ key: 'value', limit });
});

it('bounds the tags of a rich text, and leaves one text alone', () => {
  expect(valueExcess('input-rich-text', '<b>x</b>'.repeat(2001), {})).toEqual({ key: 'text', limit: 2000 });
  expect(valueExcess('input-rich-text', '<b>x</b>'.repeat(2000), {})).toBeUndefined();
  expect(valueExcess('input-text', 'a,'.repeat(2000), {})).toBeUndefined();
  expect(valueExcess('textarea', 'a,'.repeat(2000), {})).toBeUndefined();
});
