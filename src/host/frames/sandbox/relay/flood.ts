/** What may come within a second, or has come. */
export interface Bound {
  messages: number;
  characters: number;
}

/**
 * Counts what comes. A hostile document can send faster than it is heard, and whoever hears it would have no time for anything else.
 * @param most what may come within a second
 * @param onFlood called once, when more has come
 * @returns to be called with each piece before it is read; whether it may be read
 */
export function boundFlood(most: Bound, onFlood: () => void): (more: Partial<Bound>) => boolean {
  let begun = 0;
  let come: Bound = { messages: 0, characters: 0 };
  let isFlooded = false;
  return ({ messages = 0, characters = 0 }) => {
    if (isFlooded) return false;
    const now = performance.now();
    if (now - begun > 1000) {
      begun = now;
      come = { messages: 0, characters: 0 };
    }
    come = { messages: come.messages + messages, characters: come.characters + characters };
    isFlooded = come.messages > most.messages || come.characters > most.characters;
    if (isFlooded) onFlood();
    return !isFlooded;
  };
}
