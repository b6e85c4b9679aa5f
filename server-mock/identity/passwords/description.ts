import type { Call } from '../../kernel/contracts/index.ts';
import { passwordPattern, passwordRules } from './rules.ts';

/** `GET /passwordDesc`: the hint beside password fields, each rule as a text, alone and with its pattern, and all of them as one pattern. */
export function passwordDescription({ services, text }: Call<'passwordDescription'>) {
  const demands = passwordRules(services.config);
  const rules = demands.map(({ message, values }) => text(message, values));
  const { description } = services.config.password;
  const checks = demands.map((demand, index) => ({ text: rules[index]!, pattern: passwordPattern([demand]) }));
  return { description: description || rules.join(' '), rules, checks, pattern: passwordPattern(demands) };
}
