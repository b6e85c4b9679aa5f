import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How many pixels of two screenshots of the same size differ visibly. */
export function differingPixels(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0;
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (first.width !== second.width || first.height !== second.height) return Number.POSITIVE_INFINITY;
  return pixelmatch(first.data, second.data, undefined, first.width, first.height, { threshold: 0.05 });
}
