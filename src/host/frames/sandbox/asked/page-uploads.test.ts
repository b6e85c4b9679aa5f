import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageUploads } from './page-uploads.ts';

const use = (isActive: boolean) => vi.stubGlobal('navigator', { userActivation: { isActive } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How many of some files that a page sends at once may go within a time. */
async function sent(uploads: ReturnType<typeof createPageUploads>, files: number, milliseconds: number) {
  let count = 0;
  for (let file = 0; file < files; file += 1) void uploads.turn().then((may) => (count += Number(may)));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return count;
}

it('lets a page send nothing without a click, whatever it says', async () => {
  use(false);
  const uploads = createPageUploads();
  uploads.choose();
  expect(await sent(uploads, 25, 60_000)).toBe(0);
});

it('lets a page that is used send one file in a second', async () => {
  use(true);
  expect(await sent(createPageUploads(), 25, 2500)).toBe(3);
});

it('lets ten files go that a person has looked for, for three minutes', async () => {
  use(true);
  const uploads = createPageUploads();
  uploads.choose();
  use(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent(uploads, 25, 30_000)).toBe(10);
  use(true);
  uploads.choose();
  use(false);
  await vi.advanceTimersByTimeAsync(180_001);
  expect(await sent(uploads, 1, 10_000)).toBe(0);
});
