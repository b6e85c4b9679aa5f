import { describe, expect, it, vi } from 'vitest';
import { axisParts } from './chart-axes.ts';
import { boundedChart } from './chart-bounds.ts';
import { boundChart } from './chart-options.ts';

const fine = { min: 0, max: 1000, interval: 1 };
const minor = { minorTick: { show: true, splitNumber: 20 } };
const isKept = (options: object) => JSON.stringify(boundedChart(options)).includes('nterval":');

describe('how far the ticks of a chart are apart', () => {
  it.each<[string, object]>([
    ['one axis', { xAxis: fine }],
    ['twenty axes', { xAxis: Array(20).fill(fine) }],
    ['minor ticks', { xAxis: { ...fine, max: 990, ...minor } }],
    ['the data of the chart', { yAxis: { interval: 1, ...minor }, series: [{ data: [1, '400', { value: [-400] }] }] }],
    ['ends of the data', { yAxis: { min: 'dataMin', max: 'dataMax', interval: 0.001 }, series: [{ data: [1] }] }],
    [
      'categories',
      { xAxis: { type: 'category', axisLabel: { interval: 0 } }, dataset: { source: Array(1000).fill(1) } },
    ],
    ['one axis of time', { xAxis: { type: 'time', maxInterval: 60_000 } }],
  ])('stays where they are few: %s', (_, options) => expect(isKept(options)).toBe(true));

  it.each<[string, object]>([
    ['minor ticks', { xAxis: { ...fine, max: 1001, ...minor } }],
    ['axes', { xAxis: Array(11).fill(fine), yAxis: Array(10).fill(fine) }],
    ['largest distance', { xAxis: Array(3).fill({ min: 0, max: 1e6, maxInterval: 1 }) }],
    ['the data of the chart', { yAxis: { interval: 1, ...minor }, series: [{ data: [1, '600', { value: [-600] }] }] }],
    ['stacked data', { yAxis: { interval: 1, ...minor }, series: Array(3).fill({ stack: 'a', data: [200] }) }],
    ['rows', { yAxis: { interval: 1, ...minor }, dataset: { source: [['a', 600]] }, series: [{}] }],
    ['room around the data', { yAxis: { interval: 1, ...minor, boundaryGap: ['9999%', 0] }, series: [{ data: [1] }] }],
    ['axes of time', { xAxis: Array(3).fill({ type: 'time', maxInterval: 1 }) }],
    ['axes that are aligned', { yAxis: [{ ...fine, max: 9999 }, ...Array(2).fill({ alignTicks: true, ...minor })] }],
    [
      'axes with a default',
      { parallel: { parallelAxisDefault: { ...fine, max: 9999, ...minor } }, parallelAxis: [{ dim: 0 }, { dim: 1 }] },
    ],
    [
      'categories of each axis',
      {
        xAxis: Array(20).fill({ type: 'category', axisLabel: { interval: 0 } }),
        dataset: { source: Array(1001).fill(1) },
      },
    ],
  ])('is left to ECharts where they are many: %s', (_, options) => {
    const kept = boundedChart(options) as Record<string, unknown>;
    expect(axisParts(kept)).toBe(0);
    expect(JSON.stringify(kept)).not.toMatch(/nterval":\d|alignTicks/);
  });

  it('is for twenty axes of a kind', () =>
    expect(boundedChart({ yAxis: Array(21).fill({}) })).toEqual({ yAxis: Array(20).fill({}) }));
});

it('options within options are left out', () =>
  expect(boundedChart({ title: {}, baseOption: { dataset: { transform: {} } }, options: [{}], media: [{}] })).toEqual({
    title: {},
  }));

it('options that multiply are not merged with those before and after them', () => {
  const setOption = vi.fn();
  const chart = { setOption };
  boundChart(chart);
  const series = (one: object) => chart.setOption({ series: [one] }, false);
  series({ type: 'line', data: [1] });
  series({ type: 'line', data: [2] });
  series({ symbolRepeat: 200 });
  series({ data: Array(2000).fill(1) });
  series({ type: 'line', data: [2] });
  series({ id: 'a' });
  expect(setOption.mock.calls.map(([, notMerge]) => notMerge)).toEqual([false, false, true, true, false, true]);
});
