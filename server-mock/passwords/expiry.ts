import type { Configuration } from '../configuration/index.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Whole days until a password has to be changed, counted from its last change; 0 or less: now. Null when passwords do not
 * expire or none is set.
 */
export function daysLeft(
  config: Pick<Configuration, 'password'>,
  account: { password_hash: string | null; password_changed_at: Date | null; created_at: Date },
  now: Date,
): number | null {
  const { maxAgeDays } = config.password;
  if (maxAgeDays === 0 || account.password_hash === null) return null;
  const since = account.password_changed_at ?? account.created_at;
  return Math.ceil((since.getTime() + maxAgeDays * day - now.getTime()) / day);
}
