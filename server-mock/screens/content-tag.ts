import { createHash } from 'node:crypto';

/** A strong entity tag of some text. */
export function entityTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** A version number made from content: the same on every node, another one after every change (31 bits). */
export function contentVersion(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1;
}
