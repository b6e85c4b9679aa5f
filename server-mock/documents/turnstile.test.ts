import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

it('lets new addresses in one in each round, and known ones at once', async () => {
  const turnstile = createTurnstile();
  const order: string[] = [];
  turnstile.know('/known');
  const visits = ['/a', '/b', '/c', '/known'].map(async (address) => {
    await turnstile.pass(address);
    order.push(address);
  });
  for (let round = 1; order.length < visits.length; round += 1) {
    await nextRound();
    expect(order.length).toBeLessThanOrEqual(1 + round);
  }
  expect(order).toEqual(['/known', '/a', '/b', '/c']);
});

it('forgets addresses that were not asked for lately, and knows no endless ones', async () => {
  const turnstile = createTurnstile();
  const passes = async (address: string) => {
    let isIn = false;
    const passing = turnstile.pass(address).then(() => {
      isIn = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    const atOnce = isIn;
    await passing;
    return atOnce;
  };
  for (let number = 0; number <= 1000; number += 1) turnstile.know(`/${number}`);
  turnstile.know('x'.repeat(501));
  expect(await passes('/0')).toBe(false);
  expect(await passes('/1')).toBe(true);
  expect(await passes('x'.repeat(501))).toBe(false);
});
