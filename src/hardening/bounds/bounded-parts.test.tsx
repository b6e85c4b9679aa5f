import { expect, it } from 'vitest';
import { boundedParts } from './bounded-parts.ts';
import { DRAWN_PARTS } from './drawn-parts.ts';

const parts = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `l${at}`, title: `l${at}` }));
const cases = Object.entries(DRAWN_PARTS).flatMap(([type, keys]) =>
  Object.entries(keys).map(([key, { limit }]) => [type, key, limit] as const),
);

it.each(cases)('%s has no more %s than %i', (type, key, limit) => {
  const schema = { type, [key]: parts(limit + 1) };
  expect(boundedParts(schema, {})).toMatchObject({ schema: { [key]: parts(limit) }, limit });
  const short = { type, [key]: parts(limit) };
  expect(boundedParts(short, {})).toEqual({ schema: short, count: key === 'columns' ? 0 : limit });
});

it.each([
  ['property', 'items', 'items'],
  ['property', 'source', 'items'],
  ['breadcrumb', 'source', 'items'],
  ['condition-builder', 'source', 'fields'],
])('%s gets the first parts that a variable under %s holds', (type, key, into) => {
  const { schema, limit } = boundedParts<Record<string, unknown>>({ type, [key]: '${many}' }, { many: parts(900) });
  expect(schema[into]).toEqual(parts(500));
  expect(limit).toBe(500);
});

it.each(['tabs', 'portlet'])('%s are off where a variable holds too many', (type) => {
  const schema = { type, source: '${many}', tabs: parts(2) };
  expect(boundedParts(schema, { many: parts(251) }).isOff).toBe(true);
  expect(boundedParts(schema, { many: parts(250) })).toEqual({ schema, count: 502 });
});

it('counts cells and columns in groups', () => {
  const rows = Array.from({ length: 100 }, () => ({ tds: parts(40) }));
  const { schema } = boundedParts({ type: 'table-view', trs: rows }, {});
  expect(schema.trs.reduce((sum, { tds }) => sum + 1 + tds.length, 0)).toBe(2000);
  const grouped = boundedParts({ type: 'table2', columns: [{ children: parts(200) }] }, {});
  expect(grouped.schema.columns[0]?.children).toHaveLength(99);
});

it('answers the same object for the same parts, so that nothing is drawn anew', () => {
  const schema = { type: 'property', source: '${many}' };
  const data = { many: parts(900) };
  expect(boundedParts(schema, data).schema).toBe(boundedParts(schema, { ...data }).schema);
  expect(boundedParts(schema, { many: parts(3) }).schema).toBe(schema);
});
