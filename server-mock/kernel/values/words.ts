import { LANGUAGES } from '../../../src/i18n/own-texts.ts';
import type { Locale } from '../../../src/types/start.ts';

/** What readers of a language read instead of a name. A language that is not here has the name itself. */
export type Words = Partial<Record<Locale, string>>;

/** A name as readers of a language read it. */
export const inWords = (name: string, words: Words | undefined, locale: Locale): string => words?.[locale] || name;

/** Words of every language; none where all are alike. */
export const wordsOfEach = (read: (locale: Locale) => string): Words => {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)]));
  return new Set(Object.values(words)).size > 1 ? words : {};
};

/** The words of all languages that have some, in one form. */
export const tidyWords = (words: Words | undefined, tidy: (text: string) => string): Words =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = tidy(words?.[language] ?? '');
      return text === '' ? [] : [[language, text]];
    }),
  );

/**
 * What is stored beside a name that somebody gives in a language: the others keep their words. Empty where all languages have the name.
 * @param words tidy words of the other languages, as given with the name or, without such, as stored before
 */
export function keptWords(name: string, words: Words, language: Locale): Words {
  const others = Object.entries(words).filter(([other, text]) => other !== language && text !== name);
  if (others.length === 0) return {};
  return { ...Object.fromEntries(others), ...(name === '' ? {} : { [language]: name }) };
}
