import type { PasswordDescriptionAnswer } from '../../src/types/generated/contracts/accounts.ts';
import type { Context } from '../contracts/index.ts';
import { passwordPattern, passwordRules } from './password-rules.ts';

/** `GET /passwordDesc`: the hint beside password fields, each rule as a text, and all of them as a pattern. */
export function passwordDescription({ services, text }: Context): PasswordDescriptionAnswer {
  const demands = passwordRules(services.config);
  const rules = demands.map(({ message, values }) => text(message, values));
  const { description } = services.config.password;
  return { description: description || rules.join(' '), rules, pattern: passwordPattern(demands) };
}
