import type { FailureRule } from './failures.ts';

/** Counters shared by all nodes. */
export interface Limits {
  /** Counts a hit on `key` in a fixed window and says whether it was within `limit`, and how many more are in this window. */
  hit(
    key: string,
    limit: number,
    windowSeconds: number,
  ): Promise<{ allowed: boolean; left: number; retryAfterSeconds: number }>;
  /** The hits on `key` in its window so far. */
  hits(key: string, windowSeconds: number): Promise<number>;
  /** Forgets a key, for example after a successful sign-in. */
  clear(key: string): Promise<void>;
  /** Notes a failed attempt at a key. */
  failed(key: string, rule: FailureRule): Promise<void>;
  /** Milliseconds to wait before the next attempt at a key. */
  pause(key: string, rule: FailureRule): Promise<number>;
  /** Takes the turn of the next attempt at a key, or answers the milliseconds to wait before asking again. One of all nodes gets it. */
  turn(key: string, rule: FailureRule): Promise<number>;
}

/** What pauses after failed attempts need. */
export type FailureLimits = Pick<Limits, 'clear' | 'failed' | 'pause' | 'turn'>;
