import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScreenCache } from './cache.ts';

const level = { companyId: 1, appId: -1 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('reads a screen once, until it changes or ten seconds have gone', async () => {
  const cache = createScreenCache<number>();
  let reads = 0;
  const read = async () => (reads += 1);
  expect([await cache.get(level, 'a/b', read), await cache.get(level, 'a/b', read)]).toEqual([1, 1]);
  cache.forget('a/other');
  expect(await cache.get(level, 'a/b', read)).toBe(1);
  cache.forget('a/b');
  expect(await cache.get(level, 'a/b', read)).toBe(2);
  vi.advanceTimersByTime(10_001);
  expect(await cache.get(level, 'a/b', read)).toBe(3);
  expect(await cache.get({ companyId: 2, appId: -1 }, 'a/b', read)).toBe(4);
});

it('keeps no more than it may, and drops what was read first', async () => {
  const cache = createScreenCache<string>((value) => value.length * 1_000_000);
  const reads: string[] = [];
  const get = (id: string) =>
    cache.get(level, id, async () => {
      reads.push(id);
      return 'x'.repeat(10);
    });
  for (const id of ['a/1', 'a/2', 'a/3', 'a/4']) await get(id);
  await get('a/4');
  expect(reads).toEqual(['a/1', 'a/2', 'a/3', 'a/4']);
  await get('a/1');
  expect(reads).toEqual(['a/1', 'a/2', 'a/3', 'a/4', 'a/1']);
});

it('keeps no failure', async () => {
  const cache = createScreenCache<number>();
  await expect(cache.get(level, 'a/b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.get(level, 'a/b', async () => 1)).toBe(1);
});
