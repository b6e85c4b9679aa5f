import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPulse } from './pulse.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watched() {
  const ask = vi.fn();
  const onFrozen = vi.fn();
  return { ask, onFrozen, ...watchPulse(ask, onFrozen) };
}

it('counts a page as frozen that does not answer for 15 seconds, once', () => {
  const { ask, onFrozen } = watched();
  vi.advanceTimersByTime(14_000);
  expect(ask).toHaveBeenCalledTimes(7);
  expect(onFrozen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onFrozen).toHaveBeenCalledTimes(1);
});

it('gives a page that answers its time anew', () => {
  const { beat, onFrozen, stop } = watched();
  for (let round = 0; round < 5; round += 1) {
    vi.advanceTimersByTime(12_000);
    beat();
  }
  expect(onFrozen).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(onFrozen).not.toHaveBeenCalled();
});

it('counts no time in which the document around was hidden or busy itself', () => {
  const { onFrozen } = watched();
  vi.advanceTimersByTime(10_000);
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  vi.advanceTimersByTime(2000);
  now.mockRestore();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(60_000);
  expect(onFrozen).not.toHaveBeenCalled();
  hidden.mockRestore();
  vi.advanceTimersByTime(16_000);
  expect(onFrozen).toHaveBeenCalledTimes(1);
});
