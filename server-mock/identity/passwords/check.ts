import type { Configuration } from '../../kernel/configuration/index.ts';
import { isLeaked } from './leaked.ts';
import { holdsOwner, type PasswordOwner } from './owner-words.ts';
import { brokenRule, passwordRules } from './rules.ts';

/** What is wrong with a password: a text's key with values for its placeholders. */
export interface PasswordProblem {
  key: string;
  values?: Record<string, number>;
}

/** The first thing that is wrong with a new password: a configured rule, the owner's name in it, or that guessers know it. */
export function passwordProblem(
  config: Pick<Configuration, 'password'>,
  password: string,
  owner: PasswordOwner = {},
): PasswordProblem | null {
  const rule = brokenRule(password, passwordRules(config));
  if (rule) return { key: rule.message, values: rule.values };
  if (holdsOwner(password, owner)) return { key: 'api.password.owner' };
  return isLeaked(password) ? { key: 'api.password.leaked' } : null;
}
