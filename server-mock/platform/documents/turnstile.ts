import { setTimeout as elapsed } from 'node:timers/promises';
import { Turns } from '../../kernel/processes/turns.ts';

/** Addresses that are known, and the length of each. */
const mostKnown = 1000;
const longestKnown = 500;

/** Visits of unknown addresses that are under way at a time. */
const mostInside = 2;

/** Visits of unknown addresses that wait, and those of one company; further ones begin at once. */
const mostWaiting = 10_000;

/**
 * Milliseconds after which the next visit begins although this one goes on. It may wait for something else than the processor, such
 * as the check of a stored page.
 */
const longestTurn = 100;

/** Lets visits begin. */
export interface Turnstile {
  /**
   * Does the visit of an address when it is its turn. `owner` answers whose turn it takes, as the key of the company whose page is
   * visited; it is asked for unknown addresses alone. Throws what `owner` and `visit` throw.
   */
  pass<Result>(address: string, owner: () => Promise<string>, visit: () => Promise<Result>): Promise<Result>;
  /** Notes that an address was answered with a page. */
  know(address: string): void;
}

/**
 * Few visits of addresses that were not asked for lately are under way at a time, and companies take turns. A page is made for
 * each of them; a crowd of them would otherwise keep those waiting whose page is there already, and those of other companies.
 */
export function createTurnstile(): Turnstile {
  const known = new Set<string>();
  const turns = new Turns({ atOnce: mostInside, most: mostWaiting, mostOfOne: mostWaiting });

  async function inTurn<Result>(owner: () => Promise<string>, visit: () => Promise<Result>): Promise<Result> {
    const hasTurn = await turns.enter(await owner());
    const visiting = visit();
    if (!hasTurn) return visiting;
    const leave = () => turns.leave();
    void Promise.race([visiting, elapsed(longestTurn, undefined, { ref: false })]).then(leave, leave);
    return visiting;
  }

  return {
    pass: (address, owner, visit) => (known.has(address) ? visit() : inTurn(owner, visit)),
    know(address) {
      if (address.length > longestKnown) return;
      known.delete(address);
      known.add(address);
      const [oldest] = known;
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    },
  };
}
