import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '../errors/fail.ts';
import type { Limits } from '../services.ts';
import { networkOf } from './network.ts';
import { oneByOne } from './one-by-one.ts';
import { accountFailures, addressFailures } from './rules.ts';

/** An attempt that has waited this long for its turn is turned away. */
const patience = 30_000;

const ownKey = (subject: string, address: string) => `failures:${subject}@${networkOf(address)}`;

/** Forgets the failures at a subject from one address: its owner has proven otherwise who it is. */
export function forgiveFailures(limits: Limits, subject: string, address: string): Promise<void> {
  return limits.clear(ownKey(subject, address));
}

/** The clock and the way to let time pass; tests bring their own. */
interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), wait };

/**
 * Makes an attempt at a secret of `subject` from `address` after the pause that earlier failures have earned, and
 * answers whether it succeeded. Failures count for this subject from this address, and, far more generously, for the
 * address alone; nobody can lock an owner out who comes from elsewhere. Attempts at one subject from one address run
 * one by one, so a parallel flood pays the same pauses. Throws `too-many-requests` when the flood is too long.
 */
export async function attempt(
  limits: Limits,
  subject: string,
  address: string,
  make: () => Promise<boolean>,
  clock: Clock = realClock,
): Promise<boolean> {
  const from = networkOf(address);
  const own = ownKey(subject, address);
  const shared = `failures@${from}`;
  const arrived = clock.now();
  return oneByOne(own, async () => {
    if (clock.now() - arrived > patience) throw fail('too-many-requests', { retryAfter: accountFailures.longestPause });
    const pauses = [await limits.pause(own, accountFailures), await limits.pause(shared, addressFailures)];
    const longest = Math.max(...pauses);
    if (longest > 0) await clock.wait(longest);
    const succeeded = await make();
    if (succeeded) {
      await limits.clear(own);
    } else {
      await limits.failed(own, accountFailures);
      await limits.failed(shared, addressFailures);
    }
    return succeeded;
  });
}
