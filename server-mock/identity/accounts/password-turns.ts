import { availableParallelism } from 'node:os';
import { fail } from '../../kernel/errors/fail.ts';
import { accountFailures } from '../../kernel/limits/rules.ts';
import { Turns } from '../../kernel/processes/turns.ts';

/**
 * Comparing a password takes a core for some 25 ms, and one of the four threads that files and compression need, too. One core is
 * left to the server itself. Twenty comparisons of one lane may wait, which is half a second of work.
 */
const turns = new Turns({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  most: 1000,
  mostOfOne: 20,
});

/**
 * Compares a password when it is the turn of its lane, which is a network, a known device or a session (`laneOf`). The work is
 * costly by design. One network's crowd of attempts delays neither the sign-ins of others nor the rest of the server.
 * Throws `too-many-attempts` when too many wait.
 */
export async function inPasswordTurn<Result>(lane: string, compare: () => Promise<Result>): Promise<Result> {
  if (!(await turns.enter(lane))) throw fail('too-many-attempts', { retryAfter: accountFailures.firstPause });
  try {
    return await compare();
  } finally {
    turns.leave();
  }
}
