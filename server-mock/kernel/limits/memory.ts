import type { FailureRule } from './failures.ts';
import type { FailureLimits } from './service.ts';

interface Counter {
  hits: number;
  /** Of the window, or the latest failure. */
  at: number;
}

/**
 * Counters of this process alone, for what happens before there are tables. The same rules as in the database apply;
 * `hit` is not among them.
 */
export function createMemoryLimits(now: () => Date): FailureLimits {
  const counters = new Map<string, Counter>();
  const current = (key: string, memory: number): Counter | undefined => {
    const counter = counters.get(key);
    return counter && counter.at > now().getTime() - memory * 1000 ? counter : undefined;
  };
  /** Whose pause is over has a turn: attempts at one key run one by one in a process. */
  async function pause(key: string, { memory, freeFailures, firstPause, longestPause }: FailureRule): Promise<number> {
    const counter = current(key, memory);
    const paid = (counter?.hits ?? 0) - freeFailures;
    if (!counter || paid <= 0) return 0;
    const seconds = Math.min(firstPause * 2 ** (paid - 1), longestPause);
    return Math.max(0, counter.at + seconds * 1000 - now().getTime());
  }
  return {
    async clear(key) {
      counters.delete(key);
    },
    async failed(key, { memory }) {
      const hits = (current(key, memory)?.hits ?? 0) + 1;
      if (counters.size >= capacity) counters.clear();
      counters.set(key, { hits, at: now().getTime() });
    },
    pause,
    turn: pause,
  };
}

/** So many keys at most, whoever makes them up. */
const capacity = 10_000;
