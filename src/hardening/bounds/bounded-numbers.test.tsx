import { Chart } from 'amis/lib/renderers/Chart';
import { types } from 'mobx-state-tree';
import { describe, expect, it, vi } from 'vitest';
import { boundedNumbers, boundedSchedules } from './bounded-numbers.ts';
import { boundedChart } from './chart-bounds.ts';

const entry = (endTime: string) => ({ startTime: '2026-01-01', endTime });

describe('a number of a tenant page', () => {
  it.each<[object, object]>([
    [
      { type: 'pagination', maxButtons: 1e8, total: 1e9 },
      { type: 'pagination', maxButtons: 50, total: 1e6 },
    ],
    [{ type: 'pagination', maxButtonsExpr: '${n}' }, { type: 'pagination' }],
    [
      { type: 'pagination', maxButtons: '${n}', total: '${n}' },
      { type: 'pagination', total: '${n}' },
    ],
    [
      { type: 'Input-Verification-Code', length: 1e7 },
      { type: 'Input-Verification-Code', length: 12 },
    ],
    [
      { type: 'input-rating', count: 1e8 },
      { type: 'input-rating', count: 50 },
    ],
    [
      { type: 'input-range', max: 1e7, showSteps: true },
      { type: 'input-range', max: 1e7, showSteps: false, parts: [] },
    ],
  ])('%j becomes %j', (schema, expected) => expect(boundedNumbers(schema)).toEqual(expected));

  it('leaves the same object where nothing is too large', () => {
    const schema = { type: 'pagination', maxButtons: 5 };
    expect(boundedNumbers(schema)).toBe(schema);
    expect(boundedNumbers(boundedNumbers({ type: 'chart' }))).toMatchObject({ disableDataMapping: true });
  });

  it('has as many cells as it may', () => {
    const { columns, rows } = boundedNumbers({ type: 'matrix-checkboxes', columns: Array(300), rows: Array(300) });
    expect([columns.length, rows.length]).toEqual([300, 1]);
  });

  it('shows the short entries of a calendar, also those of a variable', () => {
    const list = [entry('2026-01-05'), entry('9999-01-01'), ...Array(400).fill(entry('2026-01-06'))];
    expect(boundedSchedules({ schedules: list }, {}).schedules).toHaveLength(200);
    const { schedules } = boundedSchedules({ schedules: '${list}' }, { list });
    expect(schedules).toHaveLength(200);
    expect(schedules).not.toContainEqual(entry('9999-01-01'));
  });
});

describe("a chart's options", () => {
  const drawn = (config: object, data: object) =>
    (
      boundedNumbers({ type: 'chart', config }) as unknown as {
        onDataFilter(config: object, echarts: null, data: object): Record<string, never>;
      }
    ).onDataFilter(config, null, data);

  it('are bounded after their formulas are answered', () => {
    const config = { series: [{ type: 'gauge', splitNumber: '${n}', data: '${list}' }] };
    const list = Array(3000).fill(1);
    const { series } = drawn(config, { n: 1e8, list }) as unknown as {
      series: { splitNumber: number; data: number[] }[];
    };
    expect(series[0]?.splitNumber).toBe(100);
    expect(series[0]?.data).toHaveLength(2000);
  });

  it('have no more values than they may in all', () => {
    const series = Array.from({ length: 20 }, () => ({ data: Array(2000).fill(7) }));
    expect(JSON.stringify(boundedChart({ series })).split('7').length).toBeLessThan(10_001);
  });

  it('have no more parts than their numbers may make together', () => {
    const repeated = { type: 'pictorialBar', symbolRepeat: 200 };
    const gauge = { type: 'gauge', splitNumber: 100, axisTick: { splitNumber: 20 } };
    const kept = (options: object, key: string) =>
      (boundedChart(options) as { series: Record<string, never>[] }).series.filter((one) => one[key] !== undefined);
    expect(kept({ series: Array(50).fill(gauge) }, 'splitNumber')).toHaveLength(10);
    expect(kept({ series: [{ ...repeated, data: Array(101).fill(1) }] }, 'symbolRepeat')).toHaveLength(0);
    expect(kept({ dataset: { source: Array(60).fill(1) }, series: [repeated, repeated] }, 'symbolRepeat')).toHaveLength(
      1,
    );
  });

  it('lose a range of many years', () => {
    expect(boundedChart({ calendar: { range: ['0001', '9999'] } })).toEqual({ calendar: { range: undefined } });
  });

  it('lose transforms of rows, which have patterns of their own', () => {
    const transform = { type: 'filter', config: { dimension: 0, reg: '^(a+)+$' } };
    expect(boundedChart({ dataset: [{ source: [['a']] }, { transform }] })).toEqual({
      dataset: [{ source: [['a']] }, { transform: undefined }],
    });
    expect(boundedChart({ dataset: { transform } })).toEqual({ dataset: { transform: undefined } });
  });

  it('have few rings around a point', () => {
    expect(boundedChart({ series: [{ rippleEffect: { number: 1e8 } }] })).toEqual({
      series: [{ rippleEffect: { number: 10 } }],
    });
  });

  it('may hold themselves', () => {
    const options: Record<string, unknown> = { a: 1 };
    options['self'] = options;
    expect(JSON.stringify(boundedChart(options)).length).toBeLessThan(500);
  });

  it('reach ECharts bounded', () => {
    const config = { series: [{ type: 'gauge', splitNumber: '${n}' }] };
    const echarts = { setOption: vi.fn(), on: vi.fn(), hideLoading: vi.fn() };
    const store = types.model({ loading: false }).create();
    const chart = { echarts, props: { ...boundedNumbers({ type: 'chart', config }), data: { n: 1e8 }, store } };
    Object.setPrototypeOf(chart, Chart.prototype);
    (chart as unknown as Chart).renderChart(config);
    expect(echarts.setOption.mock.lastCall?.[0]).toEqual({ series: [{ type: 'gauge', splitNumber: 100 }] });
  });
});

it('gives a slider the first of its marks', () => {
  const marks = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 'm']));
  expect(boundedNumbers({ type: 'input-range', marks: marks(201) }).marks).toEqual(marks(200));
  const short = { type: 'input-range', marks: marks(200), showSteps: true };
  expect(boundedNumbers(short)).toBe(short);
  expect(boundedNumbers({ type: 'input-range', marks: 'abc' }).marks).toBeUndefined();
});
