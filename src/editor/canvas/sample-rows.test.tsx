import { expect, it } from 'vitest';
import { hasItems, sampleItem, sampleRow } from './sample-rows.ts';

const text = () => 'Sample data';

it('fits the types of columns', () => {
  const columns = [
    { name: 'name' },
    { name: 'price', type: 'number' },
    { name: 'share', type: 'number', percent: 1 },
    { name: 'order.done', type: 'progress' },
    { name: 'state', type: 'mapping', map: { '*': 'Other', open: 'Open' } },
    { name: 'paid', type: 'date' },
    { name: 'due', type: 'static-date', valueFormat: 'DD.MM.YYYY' },
    { name: 'at', type: 'input-time' },
  ];
  expect(sampleRow(columns, text)).toEqual({
    ...{ name: 'Sample data', price: 1234, share: 0.42, order: { done: 60 }, state: 'open' },
    ...{ paid: expect.stringMatching(/^\d{10}$/), due: '15.01.2026', at: '09:30' },
  });
});

it.each([
  ['in a component within a column', { name: 'x', body: [{ type: 'number', name: 'x' }] }, { x: 1234 }],
  ['by a filter', { name: 'x', type: 'tpl', tpl: '${x | number}' }, { x: 1234 }],
  [
    'by a filter for dates',
    { name: 'x', type: 'tpl', tpl: '${ x|date:LL }' },
    { x: expect.stringMatching(/^\d{10}$/) },
  ],
  ['by a function', { name: 'x', type: 'tpl', tpl: '${ROUND(x, 2)}' }, { x: 1234 }],
  ['by a function for dates', { name: 'x', tpl: "${DATETOSTR(x, 'YYYY')}" }, { x: '2026-01-15T09:30:00' }],
])('fits what is formatted %s', (_, column, row) => expect(sampleRow([column], text)).toEqual(row));

it('leaves out what a dialog shows, and texts where none are asked for', () => {
  const item = { title: '${title}', body: [{ name: 'a' }, { name: 'b', type: 'number' }] };
  expect(sampleRow([item, { dialog: { body: { type: 'number', name: 'c' } } }])).toEqual({ b: 1234 });
});

it('has names in the place of texts for an item of a loop', () => {
  const item = { tpl: '${name} by ${item.author.name | raw}', body: [{ type: 'number', name: 'b' }, { tpl: '${b}' }] };
  expect(sampleItem(item)).toEqual({ name: 'name', author: { name: 'name' }, b: 1234 });
});

it('has no picture for an item of a loop, whose made-up address would show a broken one', () => {
  const item = [
    { type: 'avatar', src: '${item.photo}' },
    { type: 'image', src: '${logo.url}', alt: '${name}' },
  ];
  expect(sampleItem(item)).toEqual({ photo: '', logo: { url: '' }, name: 'name' });
});

it.each([
  [{ source: '${rows}' }, true],
  [{ source: '${none}' }, false],
  [{ source: '${map}' }, true],
  [{ name: 'rows' }, true],
  [{ name: 'none' }, false],
  [{}, false],
])('says whether a loop has items: %j', (loop, has) => {
  expect(hasItems({ ...loop, data: { rows: [1], none: [], map: { a: 1 } } })).toBe(has);
});
