import { keysOf } from '../../src/i18n/translate.ts';
import { isObject, type Json, type JsonObject } from '../../src/merge/index.ts';
import { pick, seeded } from '../bench/checker/random.ts';
import type { EditedPair } from '../bench/merge/pair.ts';

/** Languages of own words. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** The text keys that a page names, in order. */
export const keysNamed = (page: JsonObject): string[] => [...keysOf({ ...page, $texts: null })].sort();

/** A page with own words for keys, in both languages. */
export function withWords(page: JsonObject, words: ReadonlyMap<string, string>): JsonObject {
  const { $texts: was, ...rest } = page;
  const texts = LANGUAGES.map((language) => {
    const own = isObject(was) && isObject(was[language]) ? was[language] : {};
    const next = Object.fromEntries([...words].map(([key, value]) => [key, `${language} ${value}`]));
    return [language, { ...own, ...next }] as const;
  });
  return { ...rest, $texts: Object.fromEntries(texts) };
}

/** A page that names another text wherever it named a key. */
export function withTextInPlaceOf(page: JsonObject, key: string, text: string): JsonObject {
  const { $texts, ...rest } = page;
  const visit = (value: Json): Json => {
    if (value === `i18n:${key}`) return text;
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, visit(member)]));
  };
  const next = visit(rest) as JsonObject;
  return $texts === undefined ? next : { ...next, $texts };
}

/** A pair in which each side also gave some keys other words, and named other texts in the place of some. */
export function withOwnWords(pair: EditedPair, seed: number): EditedPair {
  const keys = keysNamed(pair.base);
  if (keys.length === 0) return pair;
  const random = seeded(seed);
  const some = (whose: string) => new Map([1, 2, 3].map((number) => [pick(keys, random), `${whose} ${number}`]));
  const base = random() < 0.5 ? some('old') : new Map<string, string>();
  const side = (page: JsonObject, whose: string) => {
    const worded = base.size > 0 ? withWords(page, base) : page;
    const reworded = random() < 0.8 ? withWords(worded, some(whose)) : worded;
    const text = random() < 0.5 ? `i18n:${pick(keys, random)}` : `${whose} words`;
    return random() < 0.8 ? withTextInPlaceOf(reworded, pick(keys, random), text) : reworded;
  };
  return {
    ...pair,
    base: base.size > 0 ? withWords(pair.base, base) : pair.base,
    theirs: side(pair.theirs, 'theirs'),
    mine: side(pair.mine, 'mine'),
    right: [],
  };
}
