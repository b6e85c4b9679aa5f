import type { PasswordProblem } from './check.ts';
import type { PasswordAge } from './expiry.ts';
import type { PasswordOwner } from './owner-words.ts';

export interface Passwords {
  /** What is wrong with a new password of an owner, as a text's key with values; null when it may be used. */
  problem(password: string, owner?: PasswordOwner): PasswordProblem | null;
  /** Whole days until an account's password must be changed, 0 or less when it must be now; null when it never must. */
  daysLeft(account: PasswordAge): number | null;
}
