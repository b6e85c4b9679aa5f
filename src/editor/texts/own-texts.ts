import { LANGUAGES, OWN_TEXTS } from '../../i18n/own-texts.ts';
import type { Locale } from '../../types/start.ts';
import { isObject, type Json } from '../page/json.ts';

/** The words of a key in both languages. */
export type Words = Readonly<Record<Locale, string>>;

const textsIn = (page: Json, language: Locale): Json => {
  const texts = page[OWN_TEXTS];
  const words = isObject(texts) ? texts[language] : undefined;
  return isObject(words) ? words : {};
};

/** The words of a key that the page brings along; undefined where it leaves the product's in force. */
export function ownWords(page: Json, key: string): Partial<Words> | undefined {
  const entries = LANGUAGES.flatMap((language) => {
    const words = textsIn(page, language)[key];
    return typeof words === 'string' ? [[language, words]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The page with other words for a key; undefined gives the product's words back. Without any words, the page has no property for them. */
export function withWords(page: Json, key: string, words: Words | undefined): Json {
  const texts = LANGUAGES.map((language) => {
    const { [key]: _, ...others } = textsIn(page, language);
    return [language, words ? { ...textsIn(page, language), [key]: words[language] } : others] as const;
  });
  const { [OWN_TEXTS]: was, ...rest } = page;
  const isEmpty = texts.every(([, own]) => Object.keys(own).every((name) => name.startsWith('$$')));
  if (isEmpty) return rest;
  const now = { ...(isObject(was) ? was : {}), ...Object.fromEntries(texts) };
  return { ...page, [OWN_TEXTS]: now };
}

const asName = (text: unknown): string =>
  String(text ?? '')
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** A key for a text of a node that neither the page nor the product has, such as `own.save-label`. */
export function newKey(page: Json, node: Json, property: string, isKnown: (key: string) => boolean): string {
  const id = String(node['id'] ?? '').startsWith('u:') ? '' : node['id'];
  const name = [asName(id) || asName(node['name']) || asName(node['type']) || 'text', property].join('-');
  return freeKey(page, `own.${name}`, isKnown);
}

/** A key that begins as the wished one, and that neither the page nor the product has. */
export function freeKey(page: Json, wish: string, isKnown: (key: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wish : `${wish}-${number}`;
    if (!isKnown(key) && !ownWords(page, key)) return key;
  }
}

/** A value with another one at a path inside it. */
export function withValueAt(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? withValueAt(one, rest, next) : one));
  return isObject(value) ? { ...value, [name]: withValueAt(value[name], rest, next) } : value;
}

/** A page with another node in the place of one, found by the mark that amis-editor knows nodes by. */
export function withNode(page: unknown, mark: string, node: Json): unknown {
  if (Array.isArray(page)) return page.map((one) => withNode(one, mark, node));
  if (!isObject(page)) return page;
  if (page['$$id'] === mark) return node;
  return Object.fromEntries(Object.entries(page).map(([key, value]) => [key, withNode(value, mark, node)]));
}
