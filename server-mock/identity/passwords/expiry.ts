import type { Configuration } from '../../kernel/configuration/index.ts';
import type { Row } from '../../kernel/database/index.ts';
import { isAdministratorAddress } from '../accounts/index.ts';

const day = 24 * 60 * 60 * 1000;

/** What decides on the age of an account's password. */
export type PasswordAge = Pick<
  Row<'account'>,
  'password_hash' | 'password_changed_at' | 'created_at' | 'email' | 'super_admin'
>;

/**
 * Whole days until a password has to be changed, counted from its last change; 0 or less: now. Null when passwords do not
 * expire, none is set, or it is a platform administrator's, which is not changed in the platform.
 */
export function daysLeft(
  config: Pick<Configuration, 'password' | 'administrators'>,
  account: PasswordAge,
  now: Date,
): number | null {
  const { maxAgeDays } = config.password;
  const isAdministrator = account.super_admin || isAdministratorAddress(account.email, config);
  if (maxAgeDays === 0 || account.password_hash === null || isAdministrator) return null;
  const since = account.password_changed_at ?? account.created_at;
  return Math.ceil((since.getTime() + maxAgeDays * day - now.getTime()) / day);
}
