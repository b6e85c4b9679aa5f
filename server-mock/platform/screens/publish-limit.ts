import { fail } from '../../kernel/errors/fail.ts';
import { publishRules, type WindowRule } from '../../kernel/limits/index.ts';
import type { Limits } from '../../kernel/limits/service.ts';
import type { Actor } from './actor.ts';

/**
 * Counts a change of what is in force, for its author and for the company. The platform's own level is counted for the author alone.
 * Throws `too-many-publishes`, which says when there is room again.
 */
export async function requirePublishLimit(
  limits: Pick<Limits, 'hit'>,
  { user }: Pick<Actor, 'user'>,
  companyId: number,
): Promise<void> {
  const counted: [string, WindowRule][] = [[`screen-publish:account:${user.id}`, publishRules.account]];
  if (companyId !== -1) counted.push([`screen-publish:company:${companyId}`, publishRules.company]);
  for (const [key, { limit, windowSeconds }] of counted) {
    const { allowed, retryAfterSeconds } = await limits.hit(key, limit, windowSeconds);
    const values = { limit, minutes: Math.ceil(retryAfterSeconds / 60) };
    if (!allowed) throw fail('too-many-publishes', { retryAfter: retryAfterSeconds, values });
  }
}
