import type { Locale } from '../../../src/types/start.ts';

/** The locales the platform ships; the first is the one for who accepts none of them. */
export const locales: readonly Locale[] = ['zh-CN', 'en-US'];

/** Whether a text names a shipped locale. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The shipped locale a person likes best by an Accept-Language header; null when the header names none of them. */
export function acceptedLocale(header: string | undefined): Locale | null {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { language: tag.trim().split('-')[0]!.toLowerCase(), quality: quality ? Number(quality.split('=')[1]) : 1 };
  });
  wishes.sort((left, right) => right.quality - left.quality);
  for (const { language, quality } of wishes) {
    const found = locales.find((locale) => locale.split('-')[0] === language);
    if (found && quality > 0) return found;
  }
  return null;
}
