import type { ServiceBase } from '../service-base.ts';
import { passwordProblem } from './check.ts';
import { daysLeft } from './expiry.ts';
import type { Passwords } from './service.ts';

/** The rules for passwords: configured ones, the platform's list of guessed ones, and their age. */
export function createPasswords({ config, now }: Pick<ServiceBase, 'config' | 'now'>): Passwords {
  return {
    problem: (password, owner) => passwordProblem(config, password, owner),
    daysLeft: (account) => daysLeft(config, account, now()),
  };
}
