/** What a text key may look like after `i18n:`; a trailing dot belongs to the sentence, not to the key. */
const KEY = /i18n:([A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)/g;

/** Texts of one locale by key. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Replaces every `i18n:key` in every string of a schema by its text; keys without a text stay visible. The answer shares the
 * parts that hold no key with the input, so that a second pass changes no identity where nothing changed.
 */
export function translate<T>(schema: T, texts: Texts): T {
  return walk(schema, texts) as T;
}

/** The text of `i18n:` keys in one string. */
export function translateText(text: string, texts: Texts): string {
  return text.includes('i18n:') ? text.replace(KEY, (whole, key: string) => lookUp(texts, key) ?? whole) : text;
}

/** The text keys in one string, each as often as it stands there. */
export const keysIn = (text: string): string[] =>
  text.includes('i18n:') ? [...text.matchAll(KEY)].map(([, key]) => key as string) : [];

/** All text keys a schema names. */
export function keysOf(schema: unknown): Set<string> {
  const keys = new Set<string>();
  collect(schema, keys);
  return keys;
}

/** Fills the `{name}` placeholders of a text. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The words of a key. An unchecked page may bring a list or an object as words; only a string counts. */
function lookUp(texts: Texts, key: string): string | undefined {
  const words: unknown = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return typeof words === 'string' ? words : undefined;
}

function walk(node: unknown, texts: Texts): unknown {
  if (typeof node === 'string') {
    return translateText(node, texts);
  }
  if (Array.isArray(node)) {
    const items = node.map((item) => walk(item, texts));
    return items.some((item, index) => item !== node[index]) ? items : node;
  }
  if (node === null || typeof node !== 'object') {
    return node;
  }
  const entries = Object.entries(node);
  const translated = entries.map(([name, value]) => [name, walk(value, texts)] as const);
  return translated.some(([, value], index) => value !== entries[index]?.[1]) ? Object.fromEntries(translated) : node;
}

function collect(node: unknown, keys: Set<string>): void {
  if (typeof node === 'string') {
    for (const key of keysIn(node)) keys.add(key);
  } else if (node !== null && typeof node === 'object') {
    for (const value of Object.values(node)) {
      collect(value, keys);
    }
  }
}
