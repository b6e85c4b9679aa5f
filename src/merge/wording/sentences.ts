import { LANGUAGES } from '../../i18n/own-texts.ts';
import type { OwnTexts } from '../../types/amis.ts';
import type { Locale } from '../../types/start.ts';
import type { Json } from '../page/json.ts';
import { cut, shortLabel } from './label.ts';
import { ownWords } from './own-words.ts';
import { propertyInWords } from './property-name.ts';
import type { WordedChange } from './worded-changes.ts';

type Values = Record<string, string | number>;

type Text = (key: string, values?: Values) => string;

/** What the product says for a key in a language, with `{name}` filled; the key itself where it says nothing. */
export type Say = (language: Locale, key: string, values?: Values) => string;

/** A change of a page, in words. */
export interface ChangeSentence {
  kind: WordedChange['kind'];
  text: string;
  /** What changed: people read words, expressions and calls differently. */
  about?: NonNullable<WordedChange['about']>;
  pointer: string;
}

/** Characters of words in a sentence. */
const LONGEST = 300;

/** What a key says; the given word where the dictionary has none. */
function wordOf(text: Text, key: string, otherwise: string): string {
  const words = text(key);
  return words === key ? otherwise : words;
}

/** A value with its text keys as words; a key that is gone stays. */
const resolved = (text: Text, value: string): string =>
  value.replace(/i18n:([\w.-]*\w)/g, (whole, key: string) => wordOf(text, key, whole));

/** The texts of a language, before them the words that a page brings along. */
function textsWith(say: Say, language: Locale, own: OwnTexts | undefined): Text {
  const words = own?.[language] ?? {};
  return (key, values) => (Object.hasOwn(words, key) ? words[key]! : say(language, key, values));
}

/** A node as people call it, such as: button “Sign in”. */
export function nodeInWords(text: Text, { type, label }: Pick<WordedChange, 'type' | 'label'>): string {
  const kind = wordOf(text, `api.node.${type || 'none'}`, type);
  return label ? text('api.change.named', { kind, label: shortLabel(resolved(text, label)) }) : kind;
}

/** Says what people read of a page: its text keys as words, those that the page brings along before the product's. */
export function readerOf(say: Say, locale: Locale, page: Json): (value: string) => string {
  return (value) => resolved(textsWith(say, locale, ownWords(page, value)), value);
}

/** Words in one language before and after a change. Whoever has no words of their own reads the product's. */
interface WordsPair {
  language: Locale;
  before: string;
  after: string;
}

/** The words of a key, before and after they were changed. */
function wordsOfKey(say: Say, { words, before, after }: WordedChange): WordsPair[] {
  if (!words) return [];
  const { language, key } = words;
  const product = say(language, key);
  return [{ language, before: before ?? product, after: after ?? product }];
}

/** What a property that names text keys says in each language; none for any other property. */
function wordsOfProperty(say: Say, { before, after, own, newOwn }: WordedChange): WordsPair[] {
  if (before === undefined || after === undefined || !`${before}${after}`.includes('i18n:')) return [];
  return LANGUAGES.map((language) => ({
    language,
    before: resolved(textsWith(say, language, own), before),
    after: resolved(textsWith(say, language, newOwn), after),
  }));
}

/** What differs for whoever reads it. Of what is cut nobody knows that it is the same. */
const differs = ({ before, after }: WordsPair): boolean => before !== after || after.endsWith('…');

/** The sentence of a property that has another value. */
function changed(text: Text, newText: Text, { property = '', before, after }: WordedChange, node: string): string {
  const values = {
    property: propertyInWords(text, property),
    node,
    ...(before === undefined ? {} : { before: resolved(text, before) }),
    ...(after === undefined ? {} : { after: resolved(newText, after) }),
  };
  if (before === undefined) return text('api.change.set', values);
  return text(after === undefined ? 'api.change.unset' : 'api.change.changed', values);
}

/** The sentences of one change, in the reader's language. */
function linesOf(say: Say, worded: WordedChange, locale: Locale): string[] {
  const text = textsWith(say, locale, worded.own);
  const node = nodeInWords(text, worded);
  if (worded.kind !== 'changed') return [text(`api.change.${worded.kind}`, { node, count: worded.count ?? 0 })];
  const pairs = worded.words ? wordsOfKey(say, worded) : wordsOfProperty(say, worded);
  const other = pairs.filter(differs);
  if (pairs.length > 0 && other.length === 0) return [];
  if (other.length === 0 || worded.about === 'expression') {
    return [changed(text, textsWith(say, locale, worded.newOwn), worded, node)];
  }
  return other.map(({ language, before, after }) => {
    const values = { before: cut(before, LONGEST), after: cut(after, LONGEST) };
    return text('api.change.words', { language: text(`api.language.${language}`), node, ...values });
  });
}

/**
 * Says what was done to a page, in the reader's language: a sentence for each change, and of changed words one for each language in which
 * people read something else than before.
 */
export function sentencesOf(say: Say, all: readonly WordedChange[], locale: Locale): ChangeSentence[] {
  return all.flatMap((worded) => {
    const { kind, pointer, about } = worded;
    return linesOf(say, worded, locale).map((text) => ({ kind, text, pointer, ...(about ? { about } : {}) }));
  });
}
