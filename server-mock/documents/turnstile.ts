import { setImmediate as nextRound } from 'node:timers/promises';

/** Addresses that are known, and the length of each. */
const mostKnown = 1000;
const longestKnown = 500;

/** Lets visits begin. */
export interface Turnstile {
  /** Answers when the visit of an address may begin. */
  pass(address: string): Promise<void>;
  /** Notes that an address was answered with a page. */
  know(address: string): void;
}

/**
 * Visits of addresses that were not asked for lately begin one after the other, one in each round of the event loop. A page is
 * made for each of them; a crowd of them would otherwise keep those waiting whose page is there already, which come in
 * between.
 */
export function createTurnstile(): Turnstile {
  const known = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  return {
    async pass(address) {
      if (known.has(address)) return;
      last = last.then(() => nextRound());
      await last;
    },
    know(address) {
      if (address.length > longestKnown) return;
      known.delete(address);
      known.add(address);
      const [oldest] = known;
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    },
  };
}
