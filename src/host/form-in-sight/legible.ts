/** Smaller letters than these nobody reads, in CSS pixels. */
const LEAST_SIZE = 9;
const LEAST_ALPHA = 0.4;

/** The last number of a computed colour with four parts: `rgba(0, 0, 0, 0)`, `oklch(1 0 0 / 0.5)`. */
const ALPHA = /(?:\/|,[^,]+,[^,]+,)\s*([\d.e-]+)\s*\)$/;

const alphaOf = (color: string): number => (color === 'transparent' ? 0 : Number(ALPHA.exec(color)?.[1] ?? 1));

/** Whether the text of an element has a size and a colour that can be seen. */
export function isLegible(element: Element): boolean {
  const { fontSize, color, webkitTextFillColor } = getComputedStyle(element);
  const alpha = Math.min(alphaOf(color), alphaOf(webkitTextFillColor || color));
  return Number.parseFloat(fontSize) >= LEAST_SIZE && alpha >= LEAST_ALPHA;
}
