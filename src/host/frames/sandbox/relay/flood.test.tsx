import { afterEach, expect, it, vi } from 'vitest';
import { boundFlood } from './flood.ts';

afterEach(() => vi.restoreAllMocks());

it('lets a page send 2,000 messages a second, and gives it up for more, once', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const onFlood = vi.fn();
  const mayHear = boundFlood({ messages: 2000, characters: 10 }, onFlood);
  for (let second = 0; second < 3; second += 1) {
    now += 1001;
    for (let message = 0; message < 2000; message += 1) expect(mayHear({ messages: 1 })).toBe(true);
  }
  expect(onFlood).not.toHaveBeenCalled();
  expect([mayHear({ messages: 1 }), mayHear({ messages: 1 })]).toEqual([false, false]);
  now += 5000;
  expect(mayHear({ messages: 1 })).toBe(false);
  expect(onFlood).toHaveBeenCalledTimes(1);
});

it('gives a page up for too many characters in few messages', () => {
  const onFlood = vi.fn();
  const mayHear = boundFlood({ messages: 2000, characters: 10 }, onFlood);
  expect([mayHear({ characters: 6 }), mayHear({ characters: 6 })]).toEqual([true, false]);
  expect(onFlood).toHaveBeenCalledTimes(1);
});
