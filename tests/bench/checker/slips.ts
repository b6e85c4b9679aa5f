import { readFileSync } from 'node:fs';
import { createScanner } from 'jsonc-parser';
import { globSync } from 'tinyglobby';
import { root } from '../../../src/machine/root.mjs';
import { validateScreen } from '../../../src/validation/index.ts';
import { Token } from '../../../src/validation/syntax/automaton.ts';

interface Found {
  kind: number;
  offset: number;
  end: number;
}

function tokensOf(text: string): Found[] {
  const scanner = createScanner(text, true);
  const tokens: Found[] = [];
  for (let kind: number = scanner.scan(); kind !== Token.end; kind = scanner.scan()) {
    tokens.push({ kind, offset: scanner.getTokenOffset(), end: scanner.getTokenOffset() + scanner.getTokenLength() });
  }
  return tokens;
}

/** Takes signs away from `offset` on and puts others there. */
const change = (text: string, offset: number, remove: number, insert = '') =>
  text.slice(0, offset) + insert + text.slice(offset + remove);

/** Slips by kind, each made at one token. */
export const SLIPS: Record<string, { at: number; make(text: string, token: Found): string }> = {
  'a comma too few': { at: Token.comma, make: (text, { offset }) => change(text, offset, 1) },
  'a comma too many': { at: Token.comma, make: (text, { offset }) => change(text, offset, 0, ',') },
  'a comma before a brace': { at: Token.closeBrace, make: (text, { offset }) => change(text, offset, 0, ',') },
  'a semicolon': { at: Token.comma, make: (text, { offset }) => change(text, offset, 1, ';') },
  'a full-width comma': { at: Token.comma, make: (text, { offset }) => change(text, offset, 1, '，') },
  'a comment': { at: Token.comma, make: (text, { offset }) => change(text, offset + 1, 0, ' // why') },
  'no colon': { at: Token.colon, make: (text, { offset }) => change(text, offset, 1) },
  'an equals sign': { at: Token.colon, make: (text, { offset }) => change(text, offset, 1, ' =') },
  'no opening brace': { at: Token.openBrace, make: (text, { offset }) => change(text, offset, 1) },
  'no closing brace': { at: Token.closeBrace, make: (text, { offset }) => change(text, offset, 1) },
  'a brace too many': { at: Token.closeBrace, make: (text, { offset }) => change(text, offset, 0, '}') },
  'no closing bracket': { at: Token.closeBracket, make: (text, { offset }) => change(text, offset, 1) },
  'a bracket too many': { at: Token.closeBracket, make: (text, { offset }) => change(text, offset, 0, ']') },
  'no opening quote': { at: Token.string, make: (text, { offset }) => change(text, offset, 1) },
  'no closing quote': { at: Token.string, make: (text, { end }) => change(text, end - 1, 1) },
  'single quotes': {
    at: Token.string,
    make: (text, { offset, end }) => change(text, offset, end - offset, `'${text.slice(offset + 1, end - 1)}'`),
  },
  'a line break in a text': { at: Token.string, make: (text, { offset }) => change(text, offset + 1, 0, '\n') },
  'a quote in a text': { at: Token.string, make: (text, { offset }) => change(text, offset + 2, 0, 'b"c') },
};

/** The texts of pages that have no mistake: one in `step` of those that the product ships. */
export function pagesForSlips(step: number): string[] {
  return globSync('schemas/screens/*/*.json', { cwd: root, absolute: true })
    .sort()
    .filter((_, index) => index % step === 0)
    .map((file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2))
    .filter((text) => validateScreen(text, { texts: {} }).length === 0);
}

/** Puts a syntax error of one kind into each page that has a place for it, and answers whether the checker reports it once, in its line. */
export function outcomesOf(kind: string, pages: readonly string[], lineEnd: string): boolean[] {
  const { at, make } = SLIPS[kind] ?? { at: 0, make: (text: string) => text };
  return pages.flatMap((page, index) => {
    const tokens = tokensOf(page)
      .slice(1)
      .filter((token) => token.kind === at && token.end - token.offset !== 2);
    const token = tokens[Math.floor((tokens.length * (index % 5)) / 5)];
    if (!token) return [];
    const messages = validateScreen(make(page, token).replaceAll('\n', lineEnd), { texts: {} });
    const line = page.slice(0, token.offset).split('\n').length;
    return [messages.length === 1 && Math.abs((messages[0]?.line ?? 0) - line) <= 1];
  });
}
