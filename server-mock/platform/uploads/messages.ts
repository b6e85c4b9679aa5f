import type { Purpose } from './purposes.ts';

/** A picture to decode and to write anew. */
export interface PictureTask {
  bytes: Uint8Array;
  purpose: Purpose;
  /** Largest number of pixels, all frames together. */
  mostPixels: number;
}

/** The picture as WebP, or why there is none. */
export type PictureReply = { picture: Uint8Array } | { refused: 'unreadable' | 'too-large' };
