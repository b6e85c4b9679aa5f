import { createScanner } from 'jsonc-parser';
import { Token } from '../../../src/validation/syntax/automaton.ts';

/** More digits than any number has that JavaScript surely keeps. */
const longNumber = /\d{16}/;

const isLongInteger = (text: string): boolean => /^-?\d+$/.test(text) && !Number.isSafeInteger(Number(text));

/** A JSON text with each integer that JavaScript would round as a text of the same digits. */
function withExactIntegers(json: string): string {
  const scanner = createScanner(json, true);
  const parts: string[] = [];
  let copied = 0;
  for (let kind: number = scanner.scan(); kind !== Token.end; kind = scanner.scan()) {
    if (kind !== Token.number || !isLongInteger(scanner.getTokenValue())) continue;
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    parts.push(json.slice(copied, start), `"${json.slice(start, end)}"`);
    copied = end;
  }
  return parts.join('') + json.slice(copied);
}

/**
 * Reads JSON of another system, whose ids may be integers of 64 bits: one beyond 2^53 comes as a text of its digits, so that two neighbours
 * stay two. Throws SyntaxError like `JSON.parse`.
 */
export function parseExactJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return longNumber.test(json) ? JSON.parse(withExactIntegers(json)) : value;
}
