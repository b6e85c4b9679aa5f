import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atRest } from './at-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('follows the first change at once, and the last of many when they have come to rest', () => {
  const rested = atRest(0);
  const seen: number[] = [];
  rested.subscribe(() => seen.push(rested.state()));
  for (let value = 1; value <= 60; value += 1) {
    rested.follow(value);
    vi.advanceTimersByTime(16);
  }
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([1, 60]);
  rested.follow(61);
  expect(seen).toEqual([1, 60, 61]);
});

it('no longer calls a listener that has ended', () => {
  const rested = atRest(0);
  const listener = vi.fn();
  rested.subscribe(listener)();
  rested.follow(1);
  expect(listener).not.toHaveBeenCalled();
});
