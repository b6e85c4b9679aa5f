import { expect, it } from 'vitest';
import scaffold from '../../../schemas/editor/scaffolds/chart.json' with { type: 'json' };
import { type ChartSettings, configOf, fittedTo, settingsOf, trackOf } from './chart-settings.ts';

const words: Readonly<Record<string, string>> = {
  'i18n:snippet.chart.title': 'Orders',
  'i18n:snippet.chart.now': 'Now',
  'i18n:snippet.chart.before': 'Before',
};
const read = (text: string) => words[text] ?? text;
const { config } = scaffold;
const settings = () => settingsOf(config, undefined, read)!;
const written = (more: Partial<ChartSettings>) => configOf({ ...settings(), ...more }, config, read);

it('reads the chart of the palette, and writes it as it was', () => {
  expect(settings()).toEqual({
    title: 'Orders',
    kind: 'bar',
    from: 'lines',
    lines: 'Q1, 42, 31\nQ2, 55, 40\nQ3, 48, 46\nQ4, 71, 52',
    rows: 'items',
    category: 'quarter',
    values: [
      { field: 'now', name: 'Now' },
      { field: 'before', name: 'Before' },
    ],
  });
  expect(configOf(settings(), config, read)).toEqual(config);
});

it.each(['bar', 'line', 'area', 'pie'] as const)('every change of a chart that is a %s can be read again', (kind) => {
  const changes: Partial<ChartSettings>[] = [
    { title: '' },
    { title: 'Deals' },
    { lines: 'A, 1, 2\nB, x, 3' },
    { from: 'variable', rows: 'report.rows' },
    { category: 'stage', values: [{ field: 'sum', name: '' }] },
    {
      values: [
        { field: 'now', name: 'Now' },
        { field: '', name: 'Another' },
      ],
    },
  ];
  for (const change of changes) {
    const chart = written({ kind, ...change });
    const again = settingsOf(chart, undefined, read);
    expect(again).toMatchObject({ kind, ...(change.title === undefined ? {} : { title: change.title }) });
    expect(configOf(again!, chart, read)).toEqual(chart);
  }
});

it('a pie has no axes, and a chart that is no pie any more has them again', () => {
  const pie = written({ kind: 'pie' });
  expect(pie).not.toHaveProperty('xAxis');
  expect(pie['series']).toMatchObject([{ type: 'pie', encode: { itemName: 'quarter', value: 'now' } }]);
  const lines = configOf({ ...settingsOf(pie, undefined, read)!, kind: 'line' }, pie, read);
  expect(lines).toMatchObject({ xAxis: config.xAxis, yAxis: config.yAxis, tooltip: config.tooltip });
});

it('words in several languages stay unless somebody writes others', () => {
  expect(written({ kind: 'line' })).toMatchObject({
    title: config.title,
    series: [{ name: 'i18n:snippet.chart.now' }, {}],
  });
  expect(written({ title: 'Deals' })).toMatchObject({ title: { text: 'Deals' } });
});

it('lines are rows of data; a value that is no number is a gap', () => {
  const { dataset } = written({ lines: 'A\t1\t2\n\nB; x' }) as { dataset: object };
  expect(dataset).toEqual({
    source: [
      { quarter: 'A', now: 1, before: 2 },
      { quarter: 'B', now: null, before: null },
    ],
  });
  const comma = written({ lines: 'Smith, John\t1\t2' });
  expect(settingsOf(comma, undefined, read)?.lines).toBe('Smith, John\t1\t2');
});

it('a chart of a call reads what the call answers, and one of the page follows it', () => {
  const call = written({ from: 'call', rows: '' });
  expect(call).toMatchObject({ dataset: { source: '${items || []}' } });
  expect(settingsOf(call, 'get:${prefix}/data/deals', read)).toMatchObject({ from: 'call', rows: 'items' });
  expect(settingsOf(call, undefined, read)).toMatchObject({ from: 'variable' });
  expect(trackOf({ ...settings(), from: 'variable', rows: 'report' })).toBe('${report | json}');
  expect(trackOf(settings())).toBeUndefined();
});

it.each([
  ['two kinds in one', { ...config, series: [config.series[0], { ...config.series[1], type: 'line' }] }],
  ['values beside the rows', { ...config, series: [{ type: 'bar', data: [1, 2] }] }],
  [
    'rows with more than the chart shows',
    { ...config, dataset: { source: [{ quarter: 'Q1', now: 1, before: 2, note: 'x' }] } },
  ],
  ['rows of a formula', { ...config, dataset: { source: '${items | pick:a}' } }],
  ['a kind that the form does not have', { ...config, series: [{ type: 'radar' }] }],
  ['options as a text', '{}'],
  ['no options', undefined],
])('the form does not take on what it would lose: %s', (_, chart) => {
  expect(settingsOf(chart, undefined, read)).toBeUndefined();
});

it('options that a call answers whole stay JSON', () => {
  expect(settingsOf(config, 'get:/api/chart', read)).toBeUndefined();
});

it('a chart shows what its call answers, and keeps what the answer has', () => {
  expect(fittedTo(settings(), 'groups', ['value', 'label', 'count', 'sum'])).toMatchObject({
    rows: 'groups',
    category: 'label',
    values: [{ field: 'count', name: '' }],
  });
  expect(fittedTo(settings(), 'items', ['id', 'quarter', 'before'])).toMatchObject({
    category: 'quarter',
    values: [{ field: 'before', name: 'Before' }],
  });
  expect(fittedTo(settings(), 'items', ['id', 'title', 'price'])).toMatchObject({
    category: 'title',
    values: [{ field: 'price' }],
  });
});
