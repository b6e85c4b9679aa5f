import { afterEach, expect, it, vi } from 'vitest';
import { settled } from './settled.ts';

afterEach(() => vi.useRealTimers());

/** Whether a page with these nodes counts as settled after a second. */
async function isSettled(html: string): Promise<boolean> {
  vi.useFakeTimers();
  document.body.innerHTML = html;
  const done = vi.fn();
  void settled(document, ['.one', '.two']).then(done);
  await vi.advanceTimersByTimeAsync(1000);
  return done.mock.calls.length > 0;
}

it('waits for all that was asked for, and for parts whose files are on their way', async () => {
  expect(await isSettled('<p class="one"></p>')).toBe(false);
  expect(await isSettled('<p class="one"></p><p class="two"><i class="cxd-LazyComponent"></i></p>')).toBe(false);
  expect(await isSettled('<p class="one"></p><p class="two"></p>')).toBe(true);
});
