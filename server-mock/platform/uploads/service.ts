import type { Purpose } from './purposes.ts';

/**
 * Decodes pictures in a process of its own, one at a time: the decoder's threads are those that files and compression need, and
 * twenty pictures at once would keep every request waiting.
 */
export interface Pictures {
  /**
   * The picture written anew as WebP. `owner` is whose turn it takes.
   * @throws `image-type-refused`, `image-too-large`, `uploads-busy`, or `overloaded` when the process cannot be had
   */
  reencode(owner: string, bytes: Uint8Array, purpose: Purpose): Promise<Buffer>;
  /** Ends the process, whatever it does. */
  close(): Promise<void>;
}
