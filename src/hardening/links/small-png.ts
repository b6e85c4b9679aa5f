/** The most pixels that a picture in an address may have: a signature on a large screen has about two million. */
const MOST_PIXELS = 16_000_000;

/** How every PNG begins, in Base64: its mark, the first part `IHDR`, and its width and height. */
const BEGINNING = /^data:image\/png;base64,(iVBORw0KGgoAAAANSUhEUg[A-Za-z\d+/]{10})/;

/**
 * Whether an address holds a PNG of moderate size, such as the signature that a person has drawn. Other pictures in addresses may cost
 * without end: a drawing (SVG) of 1 KB can hold millions of shapes, and any format can hold more pixels than a machine has memory for.
 */
export function isSmallPng(address: string): boolean {
  const beginning = BEGINNING.exec(address)?.[1];
  if (!beginning) return false;
  const bytes = Uint8Array.from(atob(beginning), (byte) => byte.charCodeAt(0));
  // Each size has four bytes, the highest first.
  const sizes = new DataView(bytes.buffer);
  return sizes.getUint32(16) * sizes.getUint32(20) <= MOST_PIXELS;
}
