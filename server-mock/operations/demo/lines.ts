import type { Texts } from '../../kernel/locales/service.ts';

/** What the console says about the demo accounts. */
export interface DemoSummary {
  accounts: { email: string; companies: string[] }[];
  /** The password of `holders`; null when an earlier start made a random one for all, which is not kept. */
  password: string | null;
  /** The addresses of the accounts that have this password. */
  holders: string[];
}

/** What the console says about the demo accounts: who there is, and whose password is told now. */
export function demoLines({ accounts, password, holders }: DemoSummary, texts: Texts): string {
  const say = (key: string, values?: Record<string, string>) => texts.text('en-US', `command.${key}`, values);
  const people = accounts.map(({ email, companies }) => `  ${email}  ${companies.join(', ')}`);
  const secrets: string[] = [];
  if (password !== null && holders.length === accounts.length) secrets.push(say('demo-password', { password }));
  else {
    if (password !== null) secrets.push(say('demo-password-of', { password, accounts: holders.join(', ') }));
    secrets.push(say('demo-password-kept'));
  }
  return [say('demo-accounts'), ...people, ...secrets.map((line) => `  ${line}`), ''].join('\n');
}
