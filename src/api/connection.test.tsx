import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';
import { Cancelled } from './request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks with growing pauses until there is an answer, once for all who wait', async () => {
  const probe = vi.fn<() => Promise<boolean>>();
  probe.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const onChange = vi.fn();
  const { untilOnline } = createConnection(probe, onChange);
  const { signal } = new AbortController();
  const both = Promise.all([untilOnline(signal), untilOnline(signal)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(probe).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(onChange.mock.calls).toEqual([[false]]);
  await vi.advanceTimersByTimeAsync(4000);
  await both;
  expect(onChange.mock.calls).toEqual([[false], [true]]);
});

it('asks at once when the network is back', async () => {
  const { untilOnline } = createConnection(async () => true, vi.fn());
  const waiting = untilOnline(new AbortController().signal);
  window.dispatchEvent(new Event('online'));
  await waiting;
});

it('notices at once that the network is gone', async () => {
  const onChange = vi.fn();
  createConnection(async () => true, onChange).watch();
  window.dispatchEvent(new Event('offline'));
  expect(onChange.mock.calls).toEqual([[false]]);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange.mock.calls).toEqual([[false], [true]]);
});

it('waits for nobody who has left', async () => {
  const { untilOnline } = createConnection(async () => true, vi.fn());
  const page = new AbortController();
  const waiting = untilOnline(page.signal);
  page.abort();
  await expect(waiting).rejects.toBeInstanceOf(Cancelled);
});
