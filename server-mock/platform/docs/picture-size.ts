/** Width and height of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The bits of a side in a lossy picture; the two above them say how to scale it. */
const SIDE = 0x3fff;

/** The size of a WebP picture, from its first bytes (RFC 9649); undefined for other formats. */
export function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & SIDE, height: bytes.readUInt16LE(28) & SIDE };
  return undefined;
}
