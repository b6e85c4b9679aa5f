import pixelmatch from 'pixelmatch';
import type { Locator, Page } from 'playwright';
import { PNG } from 'pngjs';

/** How many pixels of two screenshots of the same size differ visibly. */
export function differingPixels(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0;
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (first.width !== second.width || first.height !== second.height) return Number.POSITIVE_INFINITY;
  return pixelmatch(first.data, second.data, undefined, first.width, first.height, { threshold: 0.05 });
}

/** A picture of a page or of a part of it, without animations and caret. */
export const photograph = (place: Page | Locator): Promise<Buffer> =>
  place.screenshot({ animations: 'disabled', caret: 'hide' });

/** Pictures of a place that moves by itself, such as a turning circle, before one is taken as it is. */
const MOST_PICTURES = 20;

/** A picture of what has come to rest: two in a row are the same. */
export async function photographAtRest(place: Page | Locator): Promise<Buffer> {
  let shot = await photograph(place);
  for (let taken = 1; taken < MOST_PICTURES; taken += 1) {
    const next = await photograph(place);
    if (next.equals(shot)) break;
    shot = next;
  }
  return shot;
}
