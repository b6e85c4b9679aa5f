import { randomInt } from 'node:crypto';

/** Ids that a millisecond has room for. 2^53 / 2,048 milliseconds end in the year 2109. */
const ROOM = 2048;

let last = 0;

/**
 * The id of a new document. It grows with time, so that the newest document has the largest id on every node, and it is exact as a
 * JavaScript number. Two nodes may make the same id within a millisecond; the primary key of the collection then refuses the second.
 */
export function documentId(at: Date): number {
  last = Math.max(last + 1, at.getTime() * ROOM + randomInt(ROOM));
  return last;
}
