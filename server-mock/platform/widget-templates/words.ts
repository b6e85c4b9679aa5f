import type { Locale } from '../../../src/types/start.ts';
import { inWords, keptWords, tidyWords, type Words, wordsOfEach } from '../../kernel/values/words.ts';

/** A template or a group as it is stored: what it is called, and what readers of single languages read instead. */
export interface Named {
  name: string;
  names: Words;
  description: string;
  descriptions: Words;
}

/** What readers of a language read. */
export const shownIn = ({ name, names, description, descriptions }: Named, locale: Locale) => ({
  name: inWords(name, names, locale),
  description: inWords(description, descriptions, locale),
});

/** What is stored of a name and a description that somebody gives in a language; what is not given stays, and so do other languages. */
export function keptNamed(
  row: Named,
  given: { name?: string | undefined; names?: Words | undefined; description?: string | undefined },
  locale: Locale,
): Named {
  const shown = shownIn(row, locale);
  const { name = shown.name } = given;
  const description = given.description?.trim() ?? shown.description;
  return {
    ...(name === shown.name && given.names === undefined
      ? { name: row.name, names: row.names }
      : {
          name,
          names: keptWords(
            name,
            tidyWords(given.names ?? row.names, (text) => text.trim()),
            locale,
          ),
        }),
    ...(description === shown.description
      ? { description: row.description, descriptions: row.descriptions }
      : { description, descriptions: keptWords(description, row.descriptions, locale) }),
  };
}

/** The columns of words, as they are written. */
export const wordColumns = ({ names, descriptions }: Pick<Named, 'names' | 'descriptions'>) => ({
  names: JSON.stringify(names),
  descriptions: JSON.stringify(descriptions),
});

/** Every name that somebody may read, each once. */
export const allNames = ({ name, names }: Pick<Named, 'name' | 'names'>): string[] => [
  ...new Set([name, ...Object.values(names)]),
];

/** What a template and its group are called in a language. */
export interface TemplateWords {
  name: string;
  description: string;
  group: { name: string; description?: string };
}

/** A template and its group as they are stored, by what they are called in each language. Their own names are those of `locale`. */
export function namedBy(read: (locale: Locale) => TemplateWords, locale: Locale): Named & { group: Named } {
  const named = (of: (words: TemplateWords) => { name: string; description?: string }): Named => ({
    ...{ name: of(read(locale)).name, names: wordsOfEach((each) => of(read(each)).name) },
    description: of(read(locale)).description ?? '',
    descriptions: wordsOfEach((each) => of(read(each)).description ?? ''),
  });
  return { ...named((words) => words), group: named(({ group }) => group) };
}
