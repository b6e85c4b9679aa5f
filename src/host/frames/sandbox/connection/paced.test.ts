import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs the first request at once, and then the newest of each period', () => {
  const run = vi.fn();
  const ask = paced(run, 400);
  for (const each of [1, 2, 3]) ask(each);
  expect(run.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(400);
  expect(run.mock.calls).toEqual([[1], [3]]);
  vi.advanceTimersByTime(4000);
  expect(run).toHaveBeenCalledTimes(2);
  ask(4);
  expect(run).toHaveBeenLastCalledWith(4);
});
