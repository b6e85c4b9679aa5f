import type { Locale } from '../types/start.ts';

/** A text of a package: one for all readers, or one for each language. */
export type PackageWords = string | Partial<Record<Locale, string>>;

const LONGEST = 200;

/** Whether a value is a text of a package. */
export function isWords(value: unknown): value is PackageWords {
  if (typeof value === 'string') return value.length <= LONGEST;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([locale, text]) =>
      (locale === 'zh-CN' || locale === 'en-US') && typeof text === 'string' && text.length <= LONGEST,
  );
}

/** A text of a package in the reader's language; without one in any other. */
export function wordsIn(words: PackageWords | undefined, locale: Locale, otherwise = ''): string {
  if (words === undefined) return otherwise;
  if (typeof words === 'string') return words || otherwise;
  return words[locale] ?? Object.values(words)[0] ?? otherwise;
}
