import { LANGUAGES } from '../../../../src/i18n/own-texts.ts';
import { type Conflict, type Json, readerOf } from '../../../../src/merge/index.ts';
import type { Locale } from '../../../../src/types/start.ts';
import type { Context } from '../../../kernel/contracts/index.ts';

/** Who reads a conflict, and in which texts. */
export type Said = Pick<Context, 'services' | 'text' | 'locale'>;

const SIDES = ['base', 'theirs', 'mine'] as const;

/** A page of a merge. */
export type SideName = (typeof SIDES)[number];

/** The pages of a merge. */
export type Pages = Record<SideName, object>;

/** Characters of a value that is shown beside others. */
const LONGEST = 600;

const cut = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);

/** Whether two sides differ in another language and are the same in the reader's. The reader would see no difference. */
function isHidden(read: (name: SideName, language: Locale) => string | undefined, locale: Locale): boolean {
  const pairs = SIDES.flatMap((one, at) => SIDES.slice(at + 1).map((other) => [one, other] as const));
  return pairs.some(([one, other]) => {
    const differing = LANGUAGES.filter((language) => read(one, language) !== read(other, language));
    return differing.length > 0 && !differing.includes(locale);
  });
}

/**
 * The values of a conflict in words: in the reader's language, or in all languages when the sides differ in another language only.
 * @param unset the text for a missing value
 */
export function valuesShown(said: Said, pages: Pages, conflict: Conflict, unset: string): Record<SideName, string> {
  const { text, locale, services } = said;

  function read(name: SideName, language: Locale): string | undefined {
    const value = conflict[name]?.value;
    if (value === undefined) return undefined;
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    return readerOf(services.texts.text, language, pages[name] as Json)(written);
  }

  const others = isHidden(read, locale) ? LANGUAGES.filter((language) => language !== locale) : [];
  function shown(name: SideName): string {
    if (!conflict[name]) return text('api.conflict.absent');
    const words = read(name, locale);
    if (words === undefined) return unset;
    if (others.length === 0) return cut(words);
    const lines = [locale, ...others].map((language) =>
      text('api.conflict.inLanguage', {
        language: text(`api.language.${language}`),
        words: cut(read(name, language) ?? ''),
      }),
    );
    return lines.join(' · ');
  }

  return { base: shown('base'), theirs: shown('theirs'), mine: shown('mine') };
}
