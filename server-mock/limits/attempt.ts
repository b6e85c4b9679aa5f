import { setTimeout as wait } from 'node:timers/promises';
import { fail } from '../errors/fail.ts';
import type { Limits } from '../services.ts';
import { accountTurns, addressTurns } from './rules.ts';

async function turn(limits: Limits, key: string, rule: typeof accountTurns): Promise<number> {
  const pause = await limits.turn(key, rule);
  if (pause === null) throw fail('too-many-requests', { retryAfter: rule.longestQueue });
  return pause;
}

/**
 * Makes an attempt at a secret of `subject` from `address` after the pause that earlier failures have earned, and
 * answers whether it succeeded. Failures count for this subject from this address, and, far more generously, for the
 * address alone; nobody can lock an owner out who comes from elsewhere. Throws `too-many-requests` when too many
 * attempts are already waiting.
 */
export async function attempt(
  limits: Limits,
  subject: string,
  address: string,
  make: () => Promise<boolean>,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<boolean> {
  const own = `attempt:${subject}@${address}`;
  const shared = `attempt@${address}`;
  const longest = Math.max(await turn(limits, own, accountTurns), await turn(limits, shared, addressTurns));
  if (longest > 0) await pause(longest);
  const succeeded = await make();
  if (succeeded) {
    await limits.clear(own);
    await limits.giveBack(shared);
  }
  return succeeded;
}
