import { LANGUAGES } from '../../../src/i18n/own-texts.ts';
import type { Field } from '../../../src/types/generated/contracts/collections.ts';
import type { Locale } from '../../../src/types/start.ts';
import { inWords, keptWords, tidyWords, type Words } from '../../kernel/values/words.ts';

/** What has a name and fields, each with words for readers of other languages. */
interface Named<One extends Field> {
  name: string;
  names?: Words | undefined;
  fields: readonly One[];
}

/** Something that people read a label for. */
interface Labelled {
  label?: string;
  labels?: Words;
}

const tidy = (text: string): string => text.trim();

const labelIn = <One extends Labelled>(one: One, locale: Locale): One =>
  one.labels ? { ...one, label: inWords(one.label ?? '', one.labels, locale) } : one;

/** A collection as readers of a language read it: its name, and the labels of its fields and choices. */
export function inLanguageOf<One extends Field, Whole extends Named<One>>(
  collection: Whole & Named<One>,
  locale: Locale,
): Whole {
  const fields = collection.fields.map((field) => ({
    ...labelIn(field, locale),
    ...(field.options ? { options: field.options.map((option) => labelIn(option, locale)) } : {}),
  }));
  return { ...collection, name: inWords(collection.name, collection.names, locale), fields };
}

/** All that people may read for a field or a choice, whatever their language. */
export const labelsOf = ({ label, labels = {} }: Labelled): string[] =>
  [label ?? '', ...LANGUAGES.map((locale) => labels[locale] ?? '')].filter((text) => text !== '');

/** Whether something of a collection has words in several languages. */
export const hasLanguages = ({ names = {}, fields }: Named<Field>): boolean =>
  [{ labels: names }, ...fields.flatMap((field) => [field, ...(field.options ?? [])])].some(
    ({ labels = {} }) => Object.keys(labels).length > 0,
  );

/** A label that somebody gives in a language. Without words of other languages it keeps those that it had. */
function keptLabel<One extends Labelled>(given: One, before: Labelled | undefined, language: Locale): One {
  const { labels, ...rest } = given;
  const label = tidy(given.label ?? '');
  const kept = keptWords(label, tidyWords(labels ?? before?.labels, tidy), language);
  return {
    ...rest,
    ...(given.label === undefined ? {} : { label }),
    ...(Object.keys(kept).length > 0 ? { labels: kept } : {}),
  } as One;
}

/** Fields as they are stored. A call gives their labels in one language; the others stay. A choice is known by its value. */
export function keptLabels(given: readonly Field[], before: readonly Field[], language: Locale): Field[] {
  return given.map((field) => {
    const was = field.id ? before.find(({ id }) => id === field.id) : undefined;
    const options = field.options?.map((option) =>
      keptLabel(
        option,
        was?.options?.find(({ value }) => value === option.value),
        language,
      ),
    );
    return { ...keptLabel(field, was, language), ...(options ? { options } : {}) };
  });
}

/** The name of a collection as it is stored, which somebody gives in a language. */
export function keptNames(
  given: { name: string; names?: Words | undefined },
  before: Words | undefined,
  language: Locale,
) {
  const name = tidy(given.name);
  return { name, names: keptWords(name, tidyWords(given.names ?? before, tidy), language) };
}
