import { LANGUAGES } from '../../i18n/own-texts.ts';
import { keysOf, translate } from '../../i18n/translate.ts';
import type { Locale } from '../../types/start.ts';
import { isObject, type Json } from '../page/json.ts';
import { freeKey, ownWords, type Words } from '../texts/own-texts.ts';

/** Words that copied nodes bring along, by the key that names them. */
export type Carried = ReadonlyMap<string, Words>;

/** What the product says for a key. */
export type ProductWords = (key: string, language: Locale) => string | undefined;

/** Words in all languages; one that the page has no words in takes the product's, else those of another language. */
function whole(own: Partial<Words>, key: string, product: ProductWords): Words {
  const any = Object.values(own)[0] ?? '';
  const entries = LANGUAGES.map((language) => [language, own[language] ?? product(key, language) ?? any]);
  return Object.fromEntries(entries) as Words;
}

/** The words of a page's own that some of its nodes name. The product's words are on every page and are not copied. */
export function wordsOf(page: Json, nodes: readonly Json[], product: ProductWords): Carried {
  const entries = [...keysOf(nodes)].flatMap((key) => {
    const own = ownWords(page, key);
    return own ? [[key, whole(own, key, product)] as const] : [];
  });
  return new Map(entries);
}

/** Words as the text of the clipboard has them. Nothing else of that text is taken. */
export function carriedIn(value: unknown): Carried {
  const entries = Object.entries(isObject(value) ? value : {}).flatMap(([key, words]) => {
    const own = isObject(words) ? LANGUAGES.map((language) => [language, words[language]] as const) : [];
    const isWhole = own.length > 0 && own.every(([, text]) => typeof text === 'string');
    return isWhole ? [[key, Object.fromEntries(own) as Words] as const] : [];
  });
  return new Map(entries);
}

/**
 * Nodes as a page takes them, with the words that it has to take for them. A key stays where the page has the same words for it, or where
 * neither page nor product knows it. Else the words get a key of their own: other nodes of the page may name the old one.
 */
export function settleWords(
  page: Json,
  nodes: readonly Json[],
  carried: Carried,
  product: ProductWords,
): { nodes: Json[]; words: Carried } {
  const named = keysOf(nodes);
  const names: Record<string, string> = {};
  const words = new Map<string, Words>();
  const isKnown = (key: string) => words.has(key) || LANGUAGES.some((language) => product(key, language) !== undefined);
  for (const [key, own] of carried) {
    if (!named.has(key)) continue;
    const there = ownWords(page, key);
    if (there && LANGUAGES.every((language) => there[language] === own[language])) continue;
    const stays = !there && !isKnown(key) && key.includes('.');
    const name = stays ? key : freeKey(page, `own.${key.split('.').at(-1)}`, isKnown);
    names[key] = `i18n:${name}`;
    words.set(name, own);
  }
  return { nodes: translate([...nodes], names), words };
}
