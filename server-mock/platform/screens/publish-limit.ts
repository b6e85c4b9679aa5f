import { fail } from '../../kernel/errors/fail.ts';
import { draftRule, publishRules, requireWithin, type WindowRule } from '../../kernel/limits/index.ts';
import type { Limits } from '../../kernel/limits/service.ts';
import type { Actor } from './actor.ts';

/** Counts a check of a written page, which takes the checker's process. Throws `too-many-requests`. */
export const requireCheckLimit = (limits: Pick<Limits, 'hit'>, { user }: Pick<Actor, 'user'>): Promise<void> =>
  requireWithin(limits, `screen-check:${user.id}`, draftRule);

/**
 * Counts an override that is taken out of force. Publishing uses nothing of this room: whoever has to take a bad page away can do so.
 * Throws `too-many-requests`.
 */
export const requireRemovalLimit = (limits: Pick<Limits, 'hit'>, { user }: Pick<Actor, 'user'>): Promise<void> =>
  requireWithin(limits, `screen-remove:${user.id}`, publishRules.removal);

/**
 * Counts a page that is put into force, for its author and for the company. Pages that the checker refuses do not count. The platform's own level is counted for the author alone.
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
