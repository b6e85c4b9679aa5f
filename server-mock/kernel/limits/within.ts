import { fail } from '../errors/fail.ts';
import type { WindowRule } from './rules.ts';
import type { Limits } from './service.ts';

/** Counts a hit on a key. Throws `too-many-requests` when there were too many. */
export async function requireWithin(
  limits: Pick<Limits, 'hit'>,
  key: string,
  { limit, windowSeconds }: WindowRule,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await limits.hit(key, limit, windowSeconds);
  if (!allowed) throw fail('too-many-requests', { retryAfter: retryAfterSeconds });
}
