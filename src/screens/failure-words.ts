import { failureCode } from './failure-code.ts';

/** What our own errors say beside their kind: the type that does not exist. */
interface Known extends Error {
  type?: string;
}

/** Errors of the browser's own, whose message says which value or name is meant. */
const SPEAKS = /^(?:type|range|reference|syntax)$/;

/**
 * What went wrong, in the reader's language, for those who can mend it: the kind of failure and, where it is known, its place in
 * the page. An error of no known kind is told in its own words.
 * @param text looks a text up by its key
 */
export function failureWords(error: Error, text: (key: string) => string): string {
  const code = failureCode(error);
  if (code === 'other') return error.message;
  const { type, message } = error as Known;
  const more = type ?? (SPEAKS.test(code) ? message : undefined);
  const words = text(`host.failure.${code}`);
  return more ? `${words}: ${more}` : words;
}
