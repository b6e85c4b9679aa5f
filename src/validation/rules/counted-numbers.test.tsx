import { describe, expect, it } from 'vitest';
import { boundedNumbers } from '../../hardening/bounds/bounded-numbers.ts';
import { boundedSchema } from '../../hardening/bounds/bounded-schema.ts';
import { validateScreen } from '../index.ts';

const found = (body: unknown, screen = 'company/desk', layer: 'company' | 'builtin' = 'company') =>
  validateScreen(JSON.stringify({ type: 'page', body }), { texts: {}, screen, layer }).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

const grid = (more: object, part: object = {}) => ({
  ...{ type: 'grid-2d', grids: [{ x: 1, y: 1, w: 1, h: 1, type: 'tpl', tpl: 'x', ...part }] },
  ...more,
});

/** A node with a number that amis counts to: what is wrong, where, the largest that passes, and what the browser draws instead. */
type Counted = [about: string, node: (value: unknown) => object, place: string, wrong: unknown, kept: unknown];

const text = '9';
const numbers: Counted[] = [
  ['columns of a grid', (cols) => grid({ cols }), '/cols', 1e8, 100],
  ['columns of a grid, none', (cols) => grid({ cols }), '/cols', 0, 1],
  ['columns of a grid as a text', (cols) => grid({ cols }), '/cols', '100000', 100],
  ['columns of a grid by a formula', (cols) => grid({ cols }), '/cols', '${n}', undefined],
  ['the column of a part', (x) => grid({}, { x }), '/grids/0/x', 1e9, 100],
  ['the column of a part, before the first', (x) => grid({}, { x }), '/grids/0/x', -1e7, 1],
  ['the row of a part', (y) => grid({}, { y }), '/grids/0/y', 1e7, 500],
  ['rows as a text, which are joined', (y) => grid({}, { y }), '/grids/0/y', text, 9],
  ['how wide a part is', (w) => grid({}, { w }), '/grids/0/w', 1e7, 100],
  ['how high a part is', (h) => grid({}, { h }), '/grids/0/h', 1e7, 500],
  ['columns of a form', (columnCount) => ({ type: 'form', columnCount, body: [] }), '/columnCount', 1e9, 50],
  ['a form that never comes to 0', (columnCount) => ({ type: 'form', columnCount, body: [] }), '/columnCount', 2.5, 2],
  ['columns below 0', (columnCount) => ({ type: 'form', columnCount, body: [] }), '/columnCount', -3, 0],
  [
    'columns of the pictures of a film',
    (columnsCount) => ({ type: 'video', src: '/a', frames: { '00:01': '/b' }, columnsCount }),
    ...(['/columnsCount', 0, 1] as const),
  ],
  [
    'a row of pictures that is never full',
    (columnsCount) => ({ type: 'video', src: '/a', frames: { '00:01': '/b' }, columnsCount }),
    ...(['/columnsCount', 1.5, 1] as const),
  ],
  [
    'buttons in a row of a card',
    (actionsCount) => ({ type: 'card', body: [], actions: [], actionsCount }),
    ...(['/actionsCount', 0, 1] as const),
  ],
  [
    'pictures at once',
    (count) => ({ type: 'carousel', options: [], multiple: { count } }),
    ...(['/multiple/count', 1e8, 20] as const),
  ],
  [
    'cells of a row above a table',
    (colSpan) => ({ type: 'table', columns: [], prefixRow: [{ type: 'text', text: 'x', colSpan }] }),
    ...(['/prefixRow/0/colSpan', 1e9, 100] as const),
  ],
  [
    'cells of rows below a table',
    (colSpan) => ({ type: 'table', columns: [], affixRow: [[{ type: 'text', text: 'x', colSpan }]] }),
    ...(['/affixRow/0/0/colSpan', 1e9, 100] as const),
  ],
  ['digits of a number', (precision) => ({ type: 'number', value: 1, precision }), '/precision', 5e8, 100],
  [
    'how often a time is shown anew',
    (updateFrequency) => ({ type: 'date', fromNow: true, updateFrequency }),
    ...(['/updateFrequency', 1, 1000] as const),
  ],
  [
    'a time that is too long for a browser',
    (updateFrequency) => ({ type: 'date', fromNow: true, updateFrequency }),
    ...(['/updateFrequency', 1e12, 2_147_483_647] as const),
  ],
  ['lines of a log', (rowHeight) => ({ type: 'log', source: '/a', rowHeight }), '/rowHeight', 0.001, 10],
  [
    'pieces of a file',
    (chunkSize) => ({ type: 'input-file', name: 'a', label: 'A', chunkSize }),
    ...(['/chunkSize', 0, 65_536] as const),
  ],
  ['the side of a code', (codeSize) => ({ type: 'qr-code', value: 'x', codeSize }), '/codeSize', 16_000, 2000],
  [
    'the lines of a code',
    (width) => ({ type: 'barcode', value: 'x', options: { width } }),
    ...(['/options/width', 900, 20] as const),
  ],
  [
    'the side of a signature',
    (width) => ({ type: 'input-signature', name: 'a', label: 'A', width }),
    ...(['/width', 16_000, 2000] as const),
  ],
];

describe('a number that amis counts to', () => {
  it.each(numbers)('%s is refused, and the browser draws within the bound', (_, node, place, wrong, kept) => {
    const hits = found([node(wrong)]).filter((each) => each.startsWith('bounds.'));
    expect(hits).toEqual([expect.stringMatching(new RegExp(`^bounds\\.(?:number|whole) /body/0${place}$`))]);
    expect(found([node(wrong)], 'company/desk', 'builtin').filter((each) => each.startsWith('bounds.'))).toEqual([]);
    expect(boundedNumbers(node(wrong))).toEqual(node(kept));
  });

  it.each(numbers)('%s passes at its bound', (_, node, _place, _wrong, kept) => {
    expect(found([node(kept)]).filter((each) => each.startsWith('bounds.'))).toEqual([]);
    expect(boundedNumbers(node(kept))).toEqual(node(kept));
  });
});

it('a grid takes no list of tracks for one size', () => {
  const many = 'repeat(1000000, 1px)';
  const page = [grid({ rowHeight: many }), grid({}, { width: many }), grid({}, { height: many })];
  expect(found(page)).toEqual([
    'bounds.style /body/0/rowHeight',
    'bounds.style /body/1/grids/0/width',
    'bounds.style /body/2/grids/0/height',
  ]);
  expect(page.map(boundedNumbers)).toEqual([
    grid({ rowHeight: undefined }),
    grid({}, { width: undefined }),
    grid({}, { height: undefined }),
  ]);
  expect(found([grid({ rowHeight: '3.125rem' }, { width: '50%', height: 'auto' })])).toEqual([]);
});

it('bounds the columns and rows of all grids of a page together', () => {
  const grids = (count: number) => Array(count).fill(grid({ cols: 100 }, { h: 100 }));
  expect(found(grids(101))).toEqual(['bounds.number /body/100/type']);
  expect(found(grids(100))).toEqual([]);
  const signIn = (count: number) => found([{ type: 'sign-in' }, ...grids(count)], 'account/login');
  expect([signIn(10), signIn(11)]).toEqual([[], ['bounds.number /body/11/type']]);
});

it.each([0, 1.5, 13])('a filter has whole columns, twelve at most: %d', (columnsNum) => {
  const page = [{ type: 'crud', autoGenerateFilter: { columnsNum }, columns: [] }];
  expect(found(page)).toContain('bounds.whole /body/0/autoGenerateFilter/columnsNum');
  expect(boundedSchema(page[0])).not.toEqual(page[0]);
});

it.each([1, 1e12, '${n}'])('a page waits between two calls: %s', (interval) => {
  expect(found([{ type: 'service', api: '/api/config', interval, body: 'x' }])).toContain(
    'bounds.interval /body/0/interval',
  );
  expect(found([{ type: 'form', initCheckInterval: interval, body: [] }])).toContain(
    'bounds.interval /body/0/initCheckInterval',
  );
});
