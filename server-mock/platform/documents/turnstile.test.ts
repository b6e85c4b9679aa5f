import { expect, it, vi } from 'vitest';
import { createTurnstile } from './turnstile.ts';

/** Starts visits, records the order in which they begin, and ends each one by its address. */
function visits() {
  const turnstile = createTurnstile();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    turnstile,
    begun,
    begin: (address: string, owner = '') =>
      turnstile.pass(
        address,
        async () => owner,
        () => {
          begun.push(address);
          return new Promise<void>((end) => ends.set(address, end));
        },
      ),
    async end(address: string) {
      ends.get(address)!();
      await vi.waitFor(() => expect(ends.delete(address)).toBe(true));
      await new Promise(setImmediate);
    },
  };
}

it('lets two new addresses in at a time, and known ones at once', async () => {
  const { turnstile, begun, begin, end } = visits();
  turnstile.know('/known');
  for (const address of ['/a', '/b', '/c', '/d', '/known']) void begin(address);
  await new Promise(setImmediate);
  expect(begun).toEqual(['/known', '/a', '/b']);
  await end('/b');
  expect(begun).toEqual(['/known', '/a', '/b', '/c']);
  await end('/a');
  expect(begun).toEqual(['/known', '/a', '/b', '/c', '/d']);
  for (const address of ['/c', '/d']) await end(address);
  for (const address of ['/e', '/f', '/g']) void begin(address);
  await new Promise(setImmediate);
  expect(begun.slice(5)).toEqual(['/e', '/f']);
});

it('lets companies take turns, whatever one of them brings', async () => {
  const { begun, begin, end } = visits();
  for (const address of ['/1', '/2', '/3', '/4', '/5']) void begin(address, 'globex');
  void begin('/acme', 'acme');
  await new Promise(setImmediate);
  await end('/1');
  await end('/2');
  expect(begun).toEqual(['/1', '/2', '/3', '/acme']);
});

it('goes on to the next visit after a while, and after one that fails', async () => {
  const { turnstile, begun, begin } = visits();
  for (const address of ['/slow', '/slower', '/next']) void begin(address);
  await vi.waitFor(() => expect(begun).toContain('/next'));
  await expect(
    turnstile.pass(
      '/fails',
      async () => '',
      () => Promise.reject(new Error('no page')),
    ),
  ).rejects.toThrow('no page');
  void begin('/after');
  await vi.waitFor(() => expect(begun).toContain('/after'));
});

it('forgets addresses that were not asked for lately, and knows no endless ones', async () => {
  const { turnstile, begun, begin } = visits();
  for (const address of ['/a', '/b']) void begin(address);
  for (let number = 0; number <= 1000; number += 1) turnstile.know(`/${number}`);
  turnstile.know('x'.repeat(501));
  for (const address of ['/0', '/1', 'x'.repeat(501)]) void begin(address);
  await new Promise(setImmediate);
  expect(begun).toEqual(['/1', '/a', '/b']);
});
