import { createLimits } from '../../kernel/limits/index.ts';
import { createMemoryLimits } from '../../kernel/limits/memory.ts';
import type { FailureLimits } from '../../kernel/limits/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

/**
 * Slows guessing down while the platform is set up: with the counters in the database, shared by all nodes, as soon as
 * there are tables; with those of this process before, and for good once the table turns out to be another release's.
 * Until then the pace of guessing is multiplied by the nodes an attacker can reach, as it is by the networks. That is
 * bounded: after five guesses a node lets a network make 8640 a day, a set-up code is one of 2^60 and differs from node
 * to node, and only the database's own password, which is the operator's choice, is the same on all. A table made
 * before the operator agrees to any, or a lock held in the database while somebody waits, would cost more: the database
 * would not be empty any more, or a few networks could keep all its connections busy.
 */
export function createGuessLimits(
  { database, now }: Pick<ServiceBase, 'database' | 'now'>,
  hasTables: () => boolean,
): FailureLimits {
  const shared = createLimits({ database, now });
  const own = createMemoryLimits(now);
  let isStrange = false;

  async function ask<T>(question: (limits: FailureLimits) => Promise<T>): Promise<T> {
    if (isStrange || !hasTables()) return question(own);
    return question(shared).catch(() => {
      isStrange = true;
      return question(own);
    });
  }

  return {
    clear: (key) => ask((limits) => limits.clear(key)),
    failed: (key, rule) => ask((limits) => limits.failed(key, rule)),
    pause: (key, rule) => ask((limits) => limits.pause(key, rule)),
    turn: (key, rule) => ask((limits) => limits.turn(key, rule)),
  };
}
