import sharp from 'sharp';
import { fail } from '../errors/fail.ts';
import type { Purpose } from './purposes.ts';

/** Pixels, all frames together, beyond which a small file that unfolds into a huge image is refused. */
const maxPixels = 50_000_000;

/**
 * Decodes an image and writes it anew as WebP: whatever was hidden in the file (scripts, places, trailing data) is
 * gone, it stands upright and is no larger than its use needs. Throws `image-type-refused` for what does not decode.
 */
export async function reencodeImage(bytes: Buffer, { maxSide, square, animated }: Purpose): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated }).autoOrient();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    const side = Math.min(maxSide, width, height);
    const fitted = square
      ? image.resize({ width: side, height: side, fit: 'cover' })
      : image.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    return await fitted.timeout({ seconds: 10 }).webp({ quality: 85 }).toBuffer();
  } catch {
    throw fail('image-type-refused', { field: 'file' });
  }
}
