import { createScanner } from 'jsonc-parser';
import { Token } from '../../../src/validation/syntax/automaton.ts';

/** What every number beyond the largest one has: an exponent of three digits, or hundreds of digits. */
const maybeTooLarge = /\de\+?\d{3}|\d{200}/i;

/**
 * The first number of a JSON text that is larger than any that JavaScript has; it would be read as infinite and stored as `null`. Undefined
 * without one.
 */
export function tooLargeNumber(json: string): string | undefined {
  if (!maybeTooLarge.test(json)) return undefined;
  const scanner = createScanner(json, true);
  for (let kind: number = scanner.scan(); kind !== Token.end; kind = scanner.scan()) {
    const number = kind === Token.number ? scanner.getTokenValue() : '0';
    if (!Number.isFinite(Number(number))) return number;
  }
  return undefined;
}
