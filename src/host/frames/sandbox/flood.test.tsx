import { afterEach, expect, it, vi } from 'vitest';
import { countMessages } from './flood.ts';

afterEach(() => vi.restoreAllMocks());

it('lets a page send 2,000 messages a second, and gives it up for more, once', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const onFlood = vi.fn();
  const mayHear = countMessages(onFlood);
  for (let second = 0; second < 3; second += 1) {
    now += 1001;
    for (let message = 0; message < 2000; message += 1) expect(mayHear()).toBe(true);
  }
  expect(onFlood).not.toHaveBeenCalled();
  expect([mayHear(), mayHear()]).toEqual([false, false]);
  now += 5000;
  expect(mayHear()).toBe(false);
  expect(onFlood).toHaveBeenCalledTimes(1);
});
