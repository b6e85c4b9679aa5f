import type { Passwords, ServiceBase } from '../services.ts';
import { passwordProblem } from './check.ts';
import { daysLeft } from './expiry.ts';

/** The rules for passwords: configured ones, the platform's list of guessed ones, and their age. */
export function createPasswords({ config, now }: Pick<ServiceBase, 'config' | 'now'>): Passwords {
  return {
    problem: (password, owner) => passwordProblem(config, password, owner),
    daysLeft: (account) => daysLeft(config, account, now()),
  };
}
