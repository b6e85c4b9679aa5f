/** Raster formats that uploads may come in. Vector images are left out: they can carry scripts. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp';

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;

/** The format that a file's first bytes prove, whatever its name or declared type say; null for everything else. */
export function sniffImage(bytes: Buffer): ImageFormat | null {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return null;
}
