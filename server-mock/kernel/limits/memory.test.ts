import { expect, it } from 'vitest';
import { createMemoryLimits } from './memory.ts';

const rule = { freeFailures: 2, firstPause: 1, longestPause: 3, memory: 60 };

it('lets some failures pass, doubles the pause up to the longest, and forgets', async () => {
  let at = 0;
  const limits = createMemoryLimits(() => new Date(at));
  const pauses: number[] = [];
  for (let failure = 0; failure < 6; failure += 1) {
    await limits.failed('key', rule);
    pauses.push(await limits.pause('key', rule));
  }
  expect(pauses).toEqual([0, 0, 1000, 2000, 3000, 3000]);
  expect(await limits.pause('another', rule)).toBe(0);
  at = 2500;
  expect(await limits.pause('key', rule)).toBe(500);
  at = 61_000;
  expect(await limits.pause('key', rule)).toBe(0);
  await limits.failed('key', rule);
  expect(await limits.pause('key', rule)).toBe(0);
});

it('begins anew after a success', async () => {
  const limits = createMemoryLimits(() => new Date(0));
  for (let failure = 0; failure < 3; failure += 1) await limits.failed('key', rule);
  await limits.clear('key');
  expect(await limits.pause('key', rule)).toBe(0);
});
