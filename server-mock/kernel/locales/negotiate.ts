import type { Locale } from '../../../src/types/start.ts';

/** The locales the platform ships; the first is the one for who accepts none of them. */
export const locales: readonly Locale[] = ['zh-CN', 'en-US'];

/** Whether a text names a shipped locale. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** A weight as RFC 9110 writes it (12.4.2); anything else counts as none. */
const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function qualityOf(parameters: string[]): number {
  const given = parameters.map((parameter) => parameter.trim()).find((parameter) => /^q=/i.test(parameter));
  if (given === undefined) return 1;
  const value = given.slice(2).trim();
  return weight.test(value) ? Number(value) : 0;
}

/** The shipped locale a person likes best by an Accept-Language header; null when the header names none of them. */
export function acceptedLocale(header: string | undefined): Locale | null {
  if (!header) return null;
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    return { language: tag.trim().split('-')[0]!.toLowerCase(), quality: qualityOf(parameters) };
  });
  wishes.sort((left, right) => right.quality - left.quality);
  for (const { language, quality } of wishes) {
    const found = locales.find((locale) => locale.split('-')[0] === language);
    if (found && quality > 0) return found;
  }
  return null;
}
