import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '../errors/fail.ts';
import { networkOf } from './network.ts';
import { oneByOne } from './one-by-one.ts';
import { accountFailures, addressFailures } from './rules.ts';
import type { FailureLimits } from './service.ts';
import { laneOf, type Source } from './source.ts';

/** An attempt that has waited this long for its turn is turned away. */
const patience = 30_000;

const ownKey = (subject: string, source: Source) => `failures:${subject}${laneOf(source)}`;

/** Forgets the failures at a subject from one address: its owner has proven otherwise who it is. */
export function forgiveFailures(limits: FailureLimits, subject: string, address: string): Promise<void> {
  return limits.clear(ownKey(subject, { address }));
}

const tooMany = () => fail('too-many-attempts', { retryAfter: accountFailures.longestPause });

/** The clock and the way to let time pass; tests bring their own. */
interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), wait };

/**
 * Makes an attempt at a secret of `subject` after the pause that earlier failures have earned, and answers whether it
 * succeeded. Failures count for this subject from this address, and, far more generously, for the address alone; those
 * of a device that the owner has proven count for the device, whatever its network does. So nobody can lock an owner
 * out who comes from elsewhere or from a device of his. Attempts of one lane run one by one, and after a pause one of
 * all nodes has the turn, so a parallel flood pays the same pauses. Throws `too-many-attempts` when the flood is too long.
 */
export async function attempt(
  limits: FailureLimits,
  subject: string,
  source: Source,
  make: () => Promise<boolean>,
  clock: Clock = realClock,
): Promise<boolean> {
  const own = ownKey(subject, source);
  const shared = source.device === undefined ? `failures@${networkOf(source.address)}` : undefined;
  const arrived = clock.now();
  return oneByOne(own, async () => {
    if (clock.now() - arrived > patience) throw tooMany();
    let left = await limits.turn(own, accountFailures);
    const longest = Math.max(left, shared ? await limits.pause(shared, addressFailures) : 0);
    if (longest > 0) await clock.wait(longest);
    while (left > 0) {
      left = await limits.turn(own, accountFailures);
      if (left > 0 && clock.now() - arrived > 2 * patience) throw tooMany();
      if (left > 0) await clock.wait(left);
    }
    const succeeded = await make();
    if (succeeded) {
      await limits.clear(own);
    } else {
      await limits.failed(own, accountFailures);
      if (shared) await limits.failed(shared, addressFailures);
    }
    return succeeded;
  });
}
