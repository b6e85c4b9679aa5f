import { expect, it } from 'vitest';
import { sideBySide } from './side-by-side.mjs';

/** Works on items that end when the test says so. */
function controlled(items: string[], most: number) {
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const all = sideBySide(items, most, (item) => {
    begun.push(item);
    return new Promise<void>((resolve) => void ends.set(item, resolve));
  });
  return { all, begun, end: (item: string) => ends.get(item)?.() };
}

it('begins as many items as may run at the same time, and the next when one is done', async () => {
  const { all, begun, end } = controlled(['a', 'b', 'c', 'd'], 2);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  await all;
});

it('waits for the last item, and tells of an error', async () => {
  let done = 0;
  await sideBySide([1, 2, 3], 8, async () => {
    await Promise.resolve();
    done += 1;
  });
  expect(done).toBe(3);
  await expect(sideBySide([1], 1, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
});
