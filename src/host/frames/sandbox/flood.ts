/** Messages that a page's document may send in a second. An honest one sends a few; each costs the platform's document its time. */
const MOST = 2000;

/**
 * Counts messages. A hostile document can send them faster than they are heard, and the platform's document would have no time for
 * anything else.
 * @param onFlood called once, when too many have come within a second
 * @returns to be called with each message, before it is looked at; whether it may be looked at
 */
export function countMessages(onFlood: () => void): () => boolean {
  let begun = 0;
  let count = 0;
  let isFlooded = false;
  return () => {
    if (isFlooded) return false;
    const now = performance.now();
    if (now - begun > 1000) {
      begun = now;
      count = 0;
    }
    count += 1;
    isFlooded = count > MOST;
    if (isFlooded) onFlood();
    return !isFlooded;
  };
}
