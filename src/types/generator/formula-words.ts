import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Evaluator, getFilters } from 'amis-formula';
import { banner, listOfStrings } from './names.ts';

/** amis 6.13 has 55 filters and 97 functions; below these, its sources changed shape and the patterns miss them. */
const FEWEST_FILTERS = 55;
const FEWEST_FUNCTIONS = 90;

const FILTER = /^ {4}(\w+): function\b/gm;
const FUNCTION = /\bregisterFunction\('(\w+)'/g;

function names(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** The filters and functions that formulas know, read from amis-formula and from what amis-core adds to it. */
export function formulaWords(root: string): string {
  const read = (file: string) => readFileSync(join(root, 'node_modules/amis-core/esm', file), 'utf8');
  const filters = [...new Set([...Object.keys(getFilters()), ...names(read('utils/filter.js'), FILTER)])].sort();
  const own = Object.getOwnPropertyNames(Evaluator.prototype).filter((name) => /^fn[A-Z]/.test(name));
  const functions = [...own.map((name) => name.slice(2)), ...names(read('Scoped.js'), FUNCTION)].sort();
  if (filters.length < FEWEST_FILTERS || functions.length < FEWEST_FUNCTIONS) {
    throw new Error(`amis changed shape: ${filters.length} filters, ${functions.length} functions found`);
  }
  return `${banner('amis-formula and amis-core')}

/** Every filter that may follow a bar in a formula. */
export const formulaFilters: readonly string[] = ${listOfStrings(filters)};

/** Every function that a formula may call. */
export const formulaFunctions: readonly string[] = ${listOfStrings(functions)};
`;
}
