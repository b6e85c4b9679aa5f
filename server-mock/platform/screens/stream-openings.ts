import type { WindowRule } from '../../kernel/limits/index.ts';
import type { StreamOwner } from './stream-places.ts';

/** Event streams that are opened in a minute on one node: enough for all streams of a network or an account, and for some that come again. */
export const openingRules = {
  network: { limit: 240, windowSeconds: 60 },
  account: { limit: 120, windowSeconds: 60 },
} as const satisfies Record<string, WindowRule>;

/** So many networks and accounts at most; beyond, counting begins anew. */
const capacity = 10_000;

interface Counter {
  openings: number;
  since: number;
}

/**
 * Counts how often streams are opened. The counters are in memory, because a look into the database costs more than what
 * they save.
 * @returns counts an opening; answers the seconds after which the next one is allowed, 0 when this one is
 */
export function createStreamOpenings(now: () => Date): (owner: StreamOwner) => number {
  const counters = new Map<string, Counter>();
  return ({ accountId, network }) => {
    const { limit, windowSeconds } = accountId === undefined ? openingRules.network : openingRules.account;
    const key = accountId === undefined ? network : `account ${accountId}`;
    const at = now().getTime();
    const known = counters.get(key);
    const counter = known && at - known.since < windowSeconds * 1000 ? known : { openings: 0, since: at };
    if (!known && counters.size >= capacity) counters.clear();
    counters.set(key, counter);
    counter.openings += 1;
    return counter.openings <= limit ? 0 : Math.ceil((counter.since - at) / 1000 + windowSeconds);
  };
}
