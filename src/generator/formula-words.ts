import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFilters } from 'amis-formula';
import { banner, listOfStrings } from './names.ts';

/** amis 6.13 has 55 filters and registers 2 functions; below these, its sources changed shape and the patterns miss them. */
const FEWEST_FILTERS = 55;
const FEWEST_FUNCTIONS = 2;

const FILTER = /^ {4}(\w+): function\b/gm;
const FUNCTION = /\bregisterFunction\('(\w+)'/g;

function names(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** The filters that formulas know and the functions that amis-core adds to those of amis-formula, which the checker asks itself. */
export function formulaWords(root: string): string {
  const read = (file: string) => readFileSync(join(root, 'node_modules/amis-core/esm', file), 'utf8');
  const filters = [...new Set([...Object.keys(getFilters()), ...names(read('utils/filter.js'), FILTER)])].sort();
  const functions = names(read('Scoped.js'), FUNCTION).sort();
  if (filters.length < FEWEST_FILTERS || functions.length < FEWEST_FUNCTIONS) {
    throw new Error(`amis changed shape: ${filters.length} filters, ${functions.length} functions found`);
  }
  return `${banner('amis-formula and amis-core')}

/** Every filter that may follow a bar in a formula. */
export const formulaFilters: readonly string[] = ${listOfStrings(filters)};

/** Functions that a formula may call beside those of amis-formula. */
export const addedFunctions: readonly string[] = ${listOfStrings(functions)};
`;
}
