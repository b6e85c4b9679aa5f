import sharp from 'sharp';
import type { PictureReply, PictureTask } from './messages.ts';

/** Pixels of an image, all frames together. Reads the file's head alone. */
async function pixelsOf(bytes: Uint8Array, animated: boolean): Promise<{ pixels: number; side: number }> {
  const { width, height, pageHeight = height } = await sharp(bytes, { animated, limitInputPixels: false }).metadata();
  return { pixels: width * height, side: Math.min(width, pageHeight) };
}

/**
 * Decodes an image and writes it anew as WebP: whatever was hidden in the file (scripts, places, trailing data) is
 * gone, it stands upright and is no larger than its use needs. Refuses what does not decode, and a small file that unfolds
 * into a huge image.
 */
export async function reencodeImage({ bytes, purpose, mostPixels }: PictureTask): Promise<PictureReply> {
  const { maxSide, square, animated } = purpose;
  try {
    const found = await pixelsOf(bytes, animated);
    if (found.pixels > mostPixels) return { refused: 'too-large' };
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated }).autoOrient();
    const side = Math.min(maxSide, found.side);
    const fitted = square
      ? image.resize({ width: side, height: side, fit: 'cover' })
      : image.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    return { picture: await fitted.webp({ quality: 85 }).toBuffer() };
  } catch {
    return { refused: 'unreadable' };
  }
}
