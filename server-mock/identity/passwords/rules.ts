import type { Configuration } from '../../kernel/configuration/index.ts';

/** One demand on a new password; `message` is a text's key, or a ready text when the operator wrote it. */
export interface PasswordRule {
  regex: RegExp;
  message: string;
  values: Record<string, number>;
}

const named: Record<string, Omit<PasswordRule, 'values'>> = {
  letter: { regex: /[A-Za-z]/, message: 'api.password.letter' },
  digit: { regex: /\d/, message: 'api.password.digit' },
  symbol: { regex: /[~!@#$%^&*]/, message: 'api.password.symbol' },
};

function readRule(rule: Configuration['password']['rules'][number]): PasswordRule {
  if (typeof rule !== 'string') return { regex: new RegExp(rule.regex, 'u'), message: rule.message, values: {} };
  const [, min, max] = /^length:(\d+)-(\d+)$/.exec(rule) ?? [];
  if (min === undefined || max === undefined) return { ...named[rule]!, values: {} };
  return {
    regex: new RegExp(`^[^]{${min},${max}}$`, 'u'),
    message: 'api.password.length',
    values: { min: Number(min), max: Number(max) },
  };
}

/** The configured rules, ready to apply. Throws on a pattern that is no regular expression. */
export function passwordRules(config: { password: Pick<Configuration['password'], 'rules'> }): PasswordRule[] {
  return config.password.rules.map(readRule);
}

/** The first rule that a password breaks; null when it satisfies all of them. */
export function brokenRule(password: string, rules: readonly PasswordRule[]): PasswordRule | null {
  return rules.find(({ regex }) => !regex.test(password)) ?? null;
}

/** All rules as one regular expression in slashes, so that a form can check while a person types. */
export function passwordPattern(rules: readonly PasswordRule[]): string {
  return `/^${rules.map(({ regex }) => `(?=[^]*?(?:${regex.source}))`).join('')}[^]*$/u`;
}
