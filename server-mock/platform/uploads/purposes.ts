import type { UploadQuery } from '../../../src/types/generated/contracts/uploads.ts';

/** How images of one use are taken and kept. */
export interface Purpose {
  /** Largest file taken, in bytes. */
  maxBytes: number;
  /** Largest width and height kept, in pixels. */
  maxSide: number;
  /** Cut to a square around the middle. */
  square: boolean;
  /** Keep the frames of a moving image. */
  animated: boolean;
}

const megabyte = 1024 * 1024;

/** Largest file of a page that is no picture, in bytes. */
export const fileBytes = 5 * megabyte;

/** An avatar is always made small, so that a photograph may come as the camera made it. */
export const purposes = {
  avatar: { maxBytes: 10 * megabyte, maxSide: 512, square: true, animated: false },
  image: { maxBytes: megabyte, maxSide: 2560, square: false, animated: true },
} as const satisfies Record<NonNullable<UploadQuery['purpose']>, Purpose>;
