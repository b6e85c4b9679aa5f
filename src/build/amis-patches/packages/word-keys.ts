import type { Plugin } from 'vite';

/** What amis-editor's keys of words look like: an MD5 sum of the Chinese words. */
const KEY = /\b[0-9a-f]{32}\b/g;

/** So many digits tell all keys apart. A sum cannot be compressed, and each key stands in the code and beside its words. */
const DIGITS = 8;

/** The modules that name such keys. */
const NAMING =
  /\/(?:amis-editor|amis-editor-core|amis-theme-editor-helper)\/(?:esm|lib)\/.*\.js$|\/src\/editor\/amis-words\.ts$/;

/**
 * Shortens the keys of amis-editor's words.
 * @returns a function that takes the text of a module. It throws when two keys would become one.
 */
export function keyShortener(): (code: string) => string {
  const whole = new Map<string, string>();
  return (code) =>
    code.replace(KEY, (key) => {
      const short = key.slice(0, DIGITS);
      const other = whole.get(short) ?? key;
      if (other !== key) throw new Error(`word keys: ${key} and ${other} begin alike; keep more digits`);
      whole.set(short, key);
      return short;
    });
}

/** Shortens these keys in the built editor. Its patches know the whole ones, so this runs after them. */
export function shortWordKeys(): Plugin {
  const shorten = keyShortener();
  return {
    name: 'pagewright:short-word-keys',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: NAMING }, handler: (code) => ({ code: shorten(code), map: null }) },
  };
}
