import type { Context } from '../contracts/index.ts';
import { passwordRules } from './password-rules.ts';

/** `GET /passwordDesc`: the hint beside password fields, and each rule as a text. */
export function passwordDescription({ services, text }: Context) {
  const rules = passwordRules(services.config).map(({ message, values }) => text(message, values));
  const { description } = services.config.password;
  return { description: description || rules.join(' '), rules };
}
