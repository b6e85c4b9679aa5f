import type { Account } from './account.ts';

/**
 * `REPLACE` as amis has it: it starts again at the text's begin until nothing is found, so with `("aab", "ab", "bbaa")` it never
 * ends there. Here each round is paid for.
 */
export function replaceAll(text: string, wanted: string, by: string, account: Account): string {
  if (!wanted) return text;
  const isOnce = by.includes(wanted);
  let result = text;
  for (let at = result.indexOf(wanted); at >= 0; at = isOnce ? -1 : result.indexOf(wanted)) {
    result = result.substring(0, at) + by + result.substring(at + wanted.length);
    account.spend(1 + (result.length * (1 + wanted.length / 64)) / 256);
    account.produce(by.length + result.length / 16);
  }
  return result;
}
