import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { banner, listOfStrings } from './names.ts';

/** What is said of files and of the schemas of renderers is never said of a page. */
const elsewhere = /^(file|renderer)\./;

/** The checker's codes without their examples, which only tests and documents need. */
export function checkCodeList(root: string): string {
  const all = JSON.parse(readFileSync(join(root, 'src/validation/codes.json'), 'utf8'));
  const codes = Object.keys(all).filter((code) => !elsewhere.test(code));
  return `${banner('src/validation/codes.json')}

/** Every code that a message about a page can have. */
export const checkCodes: readonly string[] = ${listOfStrings(codes.sort())};
`;
}
