import { pick } from './random.ts';

/** Signs that mean something in JSON, or seem to. */
const SIGNS = [
  '"',
  "'",
  '\\',
  '\\u12',
  ...'{}[],:/*',
  '0',
  '.',
  '-',
  'e',
  't',
  '\n',
  '\t',
  '\v',
  '\0',
  '\u00a0',
  '\u2028',
  '\ufeff',
];

/** A text in which a sign is left out, put in or replaced by chance, so that it is JSON or none. */
export function withWrongSign(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const sign = pick(SIGNS, random);
  return text.slice(0, at) + pick(['', sign], random) + text.slice(at + pick([0, 1], random));
}

/** Whether JSON.parse takes a text. */
export function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
