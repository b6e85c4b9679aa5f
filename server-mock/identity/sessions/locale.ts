import type { Locale } from '../../../src/types/start.ts';

const locales: readonly string[] = ['zh-CN', 'en-US'] satisfies Locale[];

/** A stored locale, or null when it is none that the platform ships. */
export function asLocale(stored: string | null): Locale | null {
  return stored !== null && locales.includes(stored) ? (stored as Locale) : null;
}
