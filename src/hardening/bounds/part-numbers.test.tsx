import { cleanup, render } from '@testing-library/react';
import { Range } from 'amis-ui';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { boundedNumbers } from './bounded-numbers.ts';
import { boundedSchema } from './bounded-schema.ts';
import { boundChart } from './chart-options.ts';
import { drawnCost } from './drawn-count.ts';

afterEach(cleanup);

it('leaves parts within their bounds as the same objects, and those of other nodes', () => {
  const grid = { type: 'grid-2d', cols: 12, grids: [{ x: 1, y: 1, w: 12, h: 500 }] };
  const other = { type: 'tpl', grids: [{ x: 1e9 }] };
  expect([boundedNumbers(grid), boundedNumbers(other)]).toEqual([grid, other]);
  expect(boundedNumbers(grid).grids).toBe(grid.grids);
});

it('counts the tracks of a grid with all that a page draws', () => {
  const grids = [
    { x: 1, y: 1, w: 1, h: 1 },
    { x: 1, y: 90, w: 1, h: 11 },
  ];
  const cost = (schema: object) => drawnCost({ schema, data: {} }, { first: undefined, called: 0, parts: 0 });
  expect([cost({ type: 'grid-2d', cols: 50, grids }), cost({ type: 'grid-2d' })]).toEqual([150, 12]);
});

it.each<[object, unknown]>([
  [{ type: 'service', interval: 1e12 }, 5000],
  [{ type: 'service', interval: '${n}' }, 5000],
  [{ type: 'service', interval: 60_000 }, 60_000],
])('a page waits between two calls: %j', (schema, interval) =>
  expect(boundedSchema(schema)).toMatchObject({ interval }),
);

it('a form that waits for its first answer asks again after five seconds', () =>
  expect(boundedSchema({ type: 'form', initCheckInterval: 1 })).toMatchObject({ initCheckInterval: 5000 }));

it('a slider without steps lists none of them', () => {
  const slider = { type: 'input-range', min: 0, max: 1e6, step: 1, value: 0, showSteps: false };
  const made = vi.spyOn(Array.prototype, 'map');
  render(<Range {...(boundedNumbers(slider) as object as ComponentProps<typeof Range>)} />);
  const longest = Math.max(...made.mock.contexts.map((each) => (each as unknown[]).length));
  made.mockRestore();
  expect(longest).toBeLessThan(1000);
});

it('a chart draws on an area that is not too large', () => {
  const resize = vi.fn();
  const box = { clientWidth: 16_000, clientHeight: 300 };
  const chart = { getDom: () => box, resize, setOption: vi.fn() };
  boundChart(chart);
  expect(resize).toHaveBeenLastCalledWith({ width: 4000 });
  box.clientHeight = 9000;
  chart.resize({ width: 16_000, height: 9000 });
  expect(resize).toHaveBeenLastCalledWith({ width: 4000, height: 4000 });
});
