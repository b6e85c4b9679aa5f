import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawingWeight, MOST_WEIGHT } from './drawing-weight.ts';

const none = () => undefined;
const form = (count: number, field: object) => ({
  type: 'page',
  body: { type: 'form', body: Array.from({ length: count }, () => field) },
});
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `x${at}`, value: at }));

it('is one for a plain text', () => {
  expect(drawingWeight(form(590, { type: 'tpl', tpl: 'x' }), none)).toBe(592);
});

// Attempts of the twenty-second round (VM): each stopped the editor for four seconds and longer.
it.each([
  [590, { type: 'input-date-range', name: 'a' }],
  [590, { type: 'input-time-range', name: 'a' }],
  [130, { type: 'transfer', name: 't', options: many(90) }],
  [590, { type: 'matrix-checkboxes', name: 'm', rows: many(6), columns: many(5) }],
  [95, { type: 'table', columns: [{ name: 'a' }, { name: 'b' }], items: many(50) }],
  [280, { type: 'tabs', tabs: [{ title: 'a', body: 'x' }] }],
])('asks before %i nodes that take long are drawn: %j', (count, field) => {
  expect(drawingWeight(form(count, field), none)).toBeGreaterThan(MOST_WEIGHT);
});

const made = '${SPLIT(PADSTART("", 490, ","), ",")}';
const tree = Array.from({ length: 10 }, (_, at) => ({ label: `x${at}`, value: at, children: many(40) }));

// Attempts of the twenty-third round (WE): lists that an expression makes, and choices below choices.
it.each([
  [
    1,
    { type: 'picker', name: 'p', embed: true, source: made, pickerSchema: { mode: 'table', columns: [{ name: 'a' }] } },
  ],
  [40, { type: 'input-tree', name: 't', initiallyOpen: true, options: tree }],
  [20, { type: 'cards', source: made, card: { body: [{ type: 'tpl', tpl: 'x' }] } }],
  [40, { type: 'checkboxes', name: 'c', source: made }],
  [40, { type: 'radios', name: 'c', source: made }],
])('asks before %i nodes with a long list: %j', (count, field) => {
  expect(drawingWeight(form(count, field), none)).toBeGreaterThan(MOST_WEIGHT);
});

it('asks before some long texts in Markdown, wherever they stand, and before no single one', () => {
  const page = (count: number) => ({
    ...form(count, { type: 'markdown', value: '${text}' }),
    data: { text: 'a('.repeat(32_000) },
  });
  expect(drawingWeight(page(1), none)).toBeLessThan(MOST_WEIGHT);
  expect(drawingWeight(page(5), none)).toBeGreaterThan(MOST_WEIGHT);
});

it('asks before no picker that opens in a dialog', () => {
  expect(drawingWeight(form(1, { type: 'picker', name: 'p', source: made }), none)).toBeLessThan(10);
});

it('counts what a list draws in each row, also where its rows come from the data of the page', () => {
  const row = { type: 'container', body: Array.from({ length: 9 }, () => ({ type: 'tpl', tpl: '${value}' })) };
  const list = { type: 'each', source: '${rows}', items: row };
  expect(drawingWeight({ type: 'page', data: { rows: many(100) }, body: list }, none)).toBeGreaterThan(1000);
  expect(drawingWeight({ type: 'page', body: list }, none)).toBeLessThan(20);
});

it.each(['dialog', 'drawer'])('counts nothing of what an action opens: a %s', (name) => {
  const opens = {
    type: 'button',
    onEvent: { click: { actions: [{ actionType: name, [name]: form(590, { type: 'input-date' }) }] } },
  };
  expect(drawingWeight({ type: 'page', body: opens }, none)).toBe(2);
});

it('counts a part in each place, and ends with parts that include one another', () => {
  const include = (screen: string) => ({ type: 'include', screen });
  const page = { type: 'page', body: [include('a/x'), include('a/x')] };
  expect(drawingWeight(page, () => form(98, { type: 'tpl', tpl: 'x' }))).toBeGreaterThan(200);
  expect(drawingWeight(page, () => page)).toBeLessThan(10);
});

it('asks before no screen that is shipped', () => {
  const folder = new URL('../../../schemas/screens/', import.meta.url);
  const read = (id: string) => JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8')) as object;
  const ids = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const asked = ids.filter((name) => drawingWeight(read(name.slice(0, -5)), read) > MOST_WEIGHT);
  expect(asked).toEqual([]);
});
