import type { Configuration } from '../configuration/index.ts';

/** The configured sections with an address to sign out at. */
const sections = ['oauth', 'baidu', 'idaas', 'bce', 'weixin', 'workweixin', 'third'] as const;

const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** Where a session that a provider opened ends there, too: the address the operator has configured; null without one. */
export function logoutAddress(method: string, config: Configuration): string | null {
  const section = sections.find((name) => name === method);
  const address = section ? config[section].logoutUrl : '';
  return isWebAddress(address) ? address : null;
}
