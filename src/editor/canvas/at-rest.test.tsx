import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type AtRest = typeof import('./at-rest.ts');

/** Opens the editor in the same tab once more. */
async function open(): Promise<AtRest> {
  vi.resetModules();
  return import('./at-rest.ts');
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('does not draw a draft once more whose canvas never answered', async () => {
  const draws = async (name: string, revision: string) => (await open()).beginDrawing(name, revision);
  expect([await draws('a/b', '1'), await draws('a/c', '1'), await draws('a/b', '1')]).toEqual([true, true, false]);
  window.dispatchEvent(new Event('unload'));
  expect([await draws('a/b', '1'), await draws('a/b', '2')]).toEqual([false, true]);
});

it('draws a draft again whose canvas came to rest, with all files of its nodes', async () => {
  const { beginDrawing, restSoon } = await open();
  let isOnItsWay = true;
  beginDrawing('a/b', '1');
  restSoon(() => isOnItsWay);
  vi.advanceTimersByTime(3000);
  expect((await open()).beginDrawing('a/b', '1')).toBe(false);
  isOnItsWay = false;
  vi.advanceTimersByTime(2000);
  expect((await open()).beginDrawing('a/b', '1')).toBe(true);
});

it('draws a draft again that somebody has left before', async () => {
  (await open()).beginDrawing('a/b', '1');
  window.dispatchEvent(new Event('pagehide'));
  expect((await open()).beginDrawing('a/b', '1')).toBe(true);
});

it('draws every draft where the browser keeps nothing', async () => {
  const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  (await open()).beginDrawing('a/b', '1');
  broken.mockRestore();
  expect((await open()).beginDrawing('a/b', '1')).toBe(true);
});
