import { OWN_TEXTS } from '../../i18n/own-texts.ts';
import { keysOf } from '../../i18n/translate.ts';
import type { Locale } from '../../types/start.ts';
import { isObject, type Json } from './json.ts';

/** Words of a page for a key. */
export interface WordsOf {
  language: Locale;
  key: string;
}

/** Which words a property of a page's root holds, such as `$texts/en-US/own.title`; null for any other property. */
export function wordsIn(property: string): WordsOf | null {
  const [, language, key] = /^\$texts\/(zh-CN|en-US)\/(.+)$/.exec(property) ?? [];
  return language && key ? { language: language as Locale, key } : null;
}

/** Whether a property of a page's root holds words, or the empty place for them. */
export const isOfWords = (property: string): boolean => property.split('/')[0] === OWN_TEXTS;

/** The text keys that a page names. Its own words name none. */
export const keysNamedIn = (page: Json): ReadonlySet<string> =>
  keysOf(isObject(page) ? { ...page, [OWN_TEXTS]: null } : page);
