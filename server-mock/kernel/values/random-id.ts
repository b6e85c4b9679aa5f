import { randomInt } from 'node:crypto';

/**
 * A random identifier of 48 bits: exact as a JavaScript number, and made by the server, so that rows of
 * different nodes and shards never meet.
 */
export function randomId(): number {
  return randomInt(1, 2 ** 48 - 1);
}
