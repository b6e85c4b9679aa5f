import { codeOf, formulaParts } from '../formula-parts.ts';

/** A name in a formula with the members that are read from it. */
const PATH = /(?<![\w$.'"`])([A-Za-z_]\w*)((?:\??\.\w+)*)(?!\w|\s*\(|\s*=>)/g;

/** Keys of objects written out in a formula. */
const KEY = /[{,]\s*[A-Za-z_]\w*\s*:/g;

/** Filters with their arguments, which are words of their own. */
const FILTERS = /(?<!\|)\|(?!\|)\s*[A-Za-z_]\w*(?:\s*:[^|]*)?/g;

/** Paths that the formulas of a text read, such as `user.name`. Formulas with functions of their own are left out. */
export function pathsIn(text: string): string[][] {
  if (!text.includes('${')) return [];
  return formulaParts(text).flatMap(({ source }) => {
    const code = codeOf(source)
      .replace(FILTERS, '')
      .replace(KEY, (key) => key[0] ?? '');
    if (code.includes('=>')) return [];
    return [...code.matchAll(PATH)].map(([, name = '', rest = '']) => [name, ...rest.split(/\??\./).filter(Boolean)]);
  });
}
