import { describe, expect, it } from 'vitest';
import { validateScreen } from '../index.ts';

const codesOf = (body: unknown, layer: 'company' | 'builtin' = 'company') =>
  validateScreen(JSON.stringify({ type: 'page', body }), { texts: {}, layer }).map(({ code }) => code);

const field = (given: object) => ({ type: 'form', body: [{ name: 'a', label: 'A', ...given }] });
const chart = (config: object) => ({ type: 'chart', config });
const gauge = (splitNumber: unknown) => chart({ series: [{ type: 'gauge', splitNumber, data: [{ value: 1 }] }] });
const dial = { type: 'gauge', splitNumber: 100 };
const ticks = (max: number) => ({ min: 0, max, interval: 1, minorTick: { splitNumber: 20 } });
const entry = (endTime: string) => ({ startTime: '2026-01-01', endTime, content: 'x' });
const options = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `l${index}` }));

describe('a number of a company page', () => {
  it.each<[string, unknown]>([
    ['buttons of pages', { type: 'pagination', layout: 'pager', maxButtons: 51 }],
    ['buttons of pages by a formula', { type: 'pagination', layout: 'pager', maxButtons: '${n}' }],
    ['buttons of pages by a formula of their own', { type: 'pagination', layout: 'pager', maxButtonsExpr: '${n}' }],
    ['rows in all', { type: 'pagination', layout: 'pager', total: 1_000_001 }],
    ['how long a tooltip stays', { type: 'tooltip-wrapper', content: 'x', mouseLeaveDelay: 1001, body: 'x' }],
    ['how long a note stays', field({ type: 'input-text', labelRemark: { content: 'x', delay: 1001 } })],
    ['digits of a code', field({ type: 'input-verification-code', length: 13 })],
    ['stars', field({ type: 'input-rating', count: 51 })],
    ['steps of a slider', field({ type: 'input-range', max: 201, showSteps: true })],
    ['steps of a slider by a formula', field({ type: 'input-range', max: '${n}', showSteps: true })],
    ['steps that never end', field({ type: 'input-range', step: 0, showSteps: true })],
    ['parts of a gauge', gauge(101)],
    ['parts of a gauge as a text', gauge('101')],
    ['symbols', chart({ series: [{ type: 'pictorialBar', symbolRepeat: 201 }] })],
    ['symbols as often as they fit', chart({ series: [{ type: 'pictorialBar', symbolRepeat: 'fixed' }] })],
    ['rings', chart({ series: [{ type: 'effectScatter', rippleEffect: { number: 11 } }] })],
    ['patterns of rows', chart({ dataset: [{ transform: { type: 'filter', config: { reg: '^(a+)+$' } } }] })],
    ['axes', chart({ xAxis: Array(21).fill({}) })],
    ['ticks of axes', chart({ xAxis: ticks(9999), yAxis: ticks(9999), series: [] })],
    ['options within options', chart({ baseOption: { title: {} } })],
    ['patterns of rows in them', chart({ options: [{ dataset: { transform: { type: 'filter' } } }] })],
    ['items', chart({ series: [{ type: 'line', data: Array(2001).fill(1) }] })],
    ['values in all', chart({ series: Array(6).fill({ type: 'line', data: Array(1900).fill(1) }) })],
    ['nodes with forces', chart({ series: [{ type: 'graph', layout: 'force', data: options(101) }] })],
    ['ticks between ticks', chart({ series: Array(30).fill({ ...dial, axisTick: { splitNumber: 20 } }) })],
    ['symbols of all items', chart({ series: [{ type: 'pictorialBar', symbolRepeat: 200, data: options(101) }] })],
    [
      'symbols of all rows',
      chart({ dataset: { source: options(101) }, series: [{ type: 'pictorialBar', symbolRepeat: 200 }] }),
    ],
    ['calendars', chart({ calendar: Array(7).fill({ range: ['2017-01-01', '2026-12-31'] }) })],
    ['charts', Array(21).fill(gauge(10))],
    ['years', chart({ calendar: { range: ['2000-01-01', '2026-01-01'] } })],
    ['years as times', chart({ calendar: [{ range: [0, 1e12] }] })],
    ['entries of a calendar', { type: 'calendar', schedules: Array(201).fill(entry('2026-01-02')) }],
    ['days of an entry', { type: 'calendar', schedules: [entry('2027-02-01')] }],
    ['cells', field({ type: 'matrix-checkboxes', columns: options(30), rows: options(30) })],
    ['choices', field({ type: 'radios', options: options(501) })],
    ['choices below choices', field({ type: 'input-tree', options: [{ label: 'a', children: options(500) }] })],
    ['steps', { type: 'steps', steps: options(501) }],
    ['links', { type: 'nav', links: options(501) }],
    ['links below links', { type: 'nav', links: [{ label: 'a', children: options(500) }] }],
    ['items of a grid', { type: 'grid-nav', options: options(501) }],
    ['tabs', { type: 'tabs', tabs: options(501) }],
    ['items of a list of properties', { type: 'property', items: options(501) }],
    ['columns', { type: 'crud', columns: options(101) }],
    ['rows', { type: 'table', items: options(101) }],
    ['rows of many columns', { type: 'table', columns: options(100), items: options(51) }],
    ['marks', field({ type: 'input-range', marks: Object.fromEntries(options(201).entries()) })],
    ['tags', field({ type: 'input-tag', value: 'a,'.repeat(501) })],
    ['pictures', field({ type: 'input-image', value: Array(201).fill('a') })],
    ['conditions', field({ type: 'condition-builder', value: { conjunction: 'and', children: options(101) } })],
    ['fields of conditions', field({ type: 'condition-builder', fields: options(501) })],
  ])('is refused when it is too large: %s', { timeout: 30_000 }, (_, body) => {
    expect(codesOf(body)).toContain('bounds.number');
    expect(codesOf(body, 'builtin')).not.toContain('bounds.number');
  });

  it.each<[string, unknown]>([
    ['buttons of pages', { type: 'pagination', layout: 'pager', maxButtons: 50, total: '${total}' }],
    ['digits of a code', field({ type: 'input-verification-code', length: 12 })],
    ['steps of a slider', field({ type: 'input-range', max: 400, step: 2, showSteps: true })],
    ['a slider without marks', field({ type: 'input-range', max: 1_000_000 })],
    ['parts of a gauge', gauge(100)],
    ['parts of a gauge by a formula', gauge('${n}')],
    ['values of a chart', chart({ series: [{ type: 'line', data: Array(2000).fill(1e12) }] })],
    ['years', chart({ calendar: { range: ['2017-01-01', '2026-12-31'] } })],
    ['ticks between ticks', chart({ series: [{ ...dial, axisTick: { splitNumber: 20 } }] })],
    ['ticks of axes', chart({ xAxis: ticks(490), yAxis: ticks(490), series: [] })],
    ['charts', Array(20).fill(gauge(10))],
    [
      'charts that are not shown at once',
      [
        ...Array(20).fill(gauge(10)),
        { ...gauge(10), visibleOn: '${a}' },
        { type: 'tabs', tabs: [{ body: gauge(10) }] },
      ],
    ],
    ['days of an entry', { type: 'calendar', schedules: [entry('2027-01-01')] }],
    ['cells', field({ type: 'matrix-checkboxes', columns: options(20), rows: options(25) })],
    ['choices below choices', field({ type: 'input-tree', options: [{ label: 'a', children: options(499) }] })],
    ['items of each', { type: 'each', items: Array(501).fill({ type: 'tpl', tpl: 'x' }) }],
    ['columns', { type: 'crud', columns: options(100) }],
    ['rows', { type: 'table', columns: options(50), items: options(100) }],
    ['tags', field({ type: 'input-tag', value: Array(500).fill('a').join(',') })],
    ['marks', field({ type: 'input-range', marks: Object.fromEntries(options(200).entries()) })],
    ['choices that are not drawn at once', field({ type: 'select', options: options(600) })],
  ])('passes within the bounds: %s', (_, body) => expect(codesOf(body)).not.toContain('bounds.number'));
});

describe('a frame in a company page', () => {
  const frame = (type: string, src: string, frameHosts: string[] = []) =>
    validateScreen(JSON.stringify({ type: 'page', body: { type, src, title: 'T', label: 'T' } }), {
      texts: {},
      layer: 'company',
      screen: 'company/desk',
      frameHosts,
    }).map(({ code }) => code);

  it.each(['iframe', 'webviewer', 'refreshable-frame'])('%s shows named sites only', (type) => {
    expect(frame(type, '/i/security?embed=1')).toContain('reach.node');
    expect(frame(type, '${address}', ['maps.example.com'])).toContain('reach.node');
    expect(frame(type, 'https://maps.example.com/a', ['maps.example.com'])).not.toContain('reach.node');
  });
});

it('loops of actions stand in one another twice at most', () => {
  const loop = (...children: object[]) => ({ actionType: 'loop', args: { loopName: 'rows' }, children });
  const button = (...actions: object[]) => ({ type: 'button', label: 'a', onEvent: { click: { actions } } });
  const wait = { actionType: 'wait', args: { time: 1 } };
  expect(codesOf(button(loop(loop(loop(wait)))))).toContain('bounds.depth');
  expect(codesOf(button(loop(loop(loop(wait)))), 'builtin')).not.toContain('bounds.depth');
  expect(codesOf(button(loop(loop(wait)), loop(loop(wait))))).not.toContain('bounds.depth');
});
