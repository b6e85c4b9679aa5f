import { neverWaived } from '../validation/rules/never-waived.ts';
import { banner, listOfStrings } from './names.ts';
import { readSource } from './read-source.ts';

/** Documents that may hold waivers, as codes.json calls them. */
const pages = ['page', 'shell'];

/** The codes that a page can waive, without what only tests and documents need. */
export function waivableCodeList(root: string): string {
  const all = readSource<Record<string, { document: string }>>(root, 'src/validation/codes.json');
  const codes = Object.keys(all).filter((code) => pages.includes(all[code]?.document ?? '') && !neverWaived.test(code));
  return `${banner('src/validation/codes.json')}

/** Every code that a page can waive. */
export const waivableCodes: readonly string[] = ${listOfStrings(codes.sort())};
`;
}
