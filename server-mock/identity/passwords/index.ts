import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { passwordProblem } from './check.ts';
import { daysLeft } from './expiry.ts';
import type { Passwords } from './service.ts';

export { passwordProblem } from './check.ts';
export { passwordDescription } from './description.ts';
export { daysLeft } from './expiry.ts';
export type { PasswordOwner } from './owner-words.ts';

/** The rules for passwords: configured ones, the platform's list of guessed ones, and their age. */
export function createPasswords({ config, now }: Pick<ServiceBase, 'config' | 'now'>): Passwords {
  return {
    problem: (password, owner) => passwordProblem(config, password, owner),
    daysLeft: (account) => daysLeft(config, account, now()),
  };
}
