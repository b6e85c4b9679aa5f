import { readFileSync } from 'node:fs';
import { createScanner } from 'jsonc-parser';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { root } from '../../machine/root.mjs';
import { validateScreen } from '../index.ts';
import { Token } from './automaton.ts';
import { recover } from './recover.ts';

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

/** A slip of a kind, made at one token. */
const SLIPS: Record<string, { at: number; make(text: string, token: Found): string }> = {
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

/** Pages with an opening brace first, where a slip can be made. */
const pages = globSync('schemas/screens/*/*.json', { cwd: root, absolute: true })
  .sort()
  .map((file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2))
  .filter((text) => validateScreen(text, { texts: {} }).length === 0);

const LEAST_SHARE = 0.95;

describe.each([
  ['lines that end as on Unix', '\n'],
  ['lines that end as on Windows', '\r\n'],
])('a slip in a page with %s', { timeout: 120_000 }, (_, lineEnd) => {
  it.each(Object.keys(SLIPS))('%s is told once, in its line', (kind) => {
    const { at, make } = SLIPS[kind] ?? { at: 0, make: (text: string) => text };
    const outcomes = pages.flatMap((page, index) => {
      const tokens = tokensOf(page)
        .slice(1)
        .filter((token) => token.kind === at && token.end - token.offset !== 2);
      const token = tokens[Math.floor((tokens.length * (index % 5)) / 5)];
      if (!token) return [];
      const messages = validateScreen(make(page, token).replaceAll('\n', lineEnd), { texts: {} });
      const line = page.slice(0, token.offset).split('\n').length;
      return [messages.length === 1 && Math.abs((messages[0]?.line ?? 0) - line) <= 1];
    });
    expect(outcomes.length).toBeGreaterThan(10);
    expect(outcomes.filter(Boolean).length / outcomes.length).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});

it.each([
  ['{"a": tRue}', '{"a": true}'],
  ['{"a": None, "b": 1}', '{"a": null, "b": 1}'],
  ['{a: 1}', '{"a": 1}'],

  ['{"a"： 1}', '{"a": 1}'],
  ['{"a": “b”}', '{"a": "b"}'],
  ['[{"a": 1, {"b": 2}]', '[{"a": 1}, {"b": 2}]'],
  ['{"a": [1, 2, "b": 3}', '{"a": [1, 2], "b": 3}'],
  ['{"a": {"b": 1}, "c"', '{"a": {"b": 1}, "c":null}'],
])('%s is read as %s', (broken, meant) => {
  expect(JSON.parse(recover(broken).text)).toEqual(JSON.parse(meant));
});

const told = (text: string) =>
  validateScreen(text, { texts: {} }).map(({ line, column, code, pointer, suggestion }) => [
    `${line}:${column}`,
    code,
    pointer,
    suggestion,
  ]);

it.each([
  ['01', '1'],
  ['-01', '-1'],
  ['+1', '1'],
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['1.', '1'],
  ['1e', '1'],
  ['0x10', '16'],
  ['1_000', '1000'],
  ['1,000', '1000'],
  ['1,000,000', '1000000'],
])('a number that JSON writes otherwise is told once, where it is, with the right form: %s', (number, meant) => {
  const before = '{"type":"page","data":{"a":';
  expect(told(`${before}${number},"b":"x"}}`)).toEqual([[`1:${before.length + 1}`, 'json.number', '/data/a', meant]]);
});

it.each([
  ['flase', 'false'],
  ['False', 'false'],
  ['ture', 'true'],
  ['tru', 'true'],
  ['nul', 'null'],
  ['nulll', 'null'],
  ['undefined', 'null'],
  ['NaN', 'null'],
  ['Infinity', 'null'],
  ['-Infinity', 'null'],
  ['tree', undefined],
  ['full', undefined],
  ['12px', undefined],
  ["'x'", undefined],
])('a word that JSON does not know is told once, where it is, with what it was meant to be: %s', (word, meant) => {
  const before = '{"type":"page","data":{"a":';
  expect(told(`${before}${word}},"body":"x"}`)).toEqual([
    [`1:${before.length + 1}`, 'json.invalid-symbol', '/data/a', meant],
  ]);
});

it('words of one line that were meant to be others are told one by one', () => {
  expect(told('{"type":"page","data":{"a":flase,"b":nul,"c":01,"d":02}}').map(([, , , meant]) => meant)).toEqual([
    'false',
    'null',
    '1',
    '2',
  ]);
});

it.each(['// why', '/* why */', '# why', '<!-- why -->'])('a comment is told once, and as one: %s', (comment) => {
  expect(told(`{"type":"page",\n${comment}\n"body":"x"}`)).toEqual([
    ['2:1', 'json.invalid-comment-token', '', undefined],
  ]);
});

it('the nodes of what is read stay where they were written', () => {
  const text = '{"type":"page",\n "body":{"type":"tpl" "tpl":"x"},\n "aside":{"type":"fomr"}}';
  expect(validateScreen(text, { texts: {} })).toMatchObject([
    { line: 2, column: 23, code: 'json.comma-expected', pointer: '/body/tpl' },
    { line: 3, column: 18, code: 'type.unknown', pointer: '/aside/type', suggestion: 'form' },
  ]);
});

it.each([
  ['export default ', ''],
  ['const page: Page = ', ';\n'],
  ['const page = ', ';\n\nexport default page;\n'],
  ['module.exports = ', ';'],
  ['return ', ';'],
  ['(', '\n)'],
])('a page out of a program is told once and read without what stood around it: %s', (before, after) => {
  const messages = validateScreen(`${before}{"type":"page",\n "body":{"type":"tpll"}\n}${after}`, { texts: {} });
  expect(messages.map(({ line, code }) => `${line} ${code}`)).toEqual(['1 json.invalid-symbol', '2 type.unknown']);
});

it.each(['\n', '\r\n'])('what a program imports belongs to what stands before the page, with %j', (lineEnd) => {
  const program =
    'import React from "react";\nimport {a} from \'b\';\n\nexport default {"type":"page",\n "body":"a"\n};';
  const text = program.replaceAll('\n', lineEnd);
  expect(validateScreen(text, { texts: {} }).map(({ line, code }) => `${line} ${code}`)).toEqual([
    '1 json.invalid-symbol',
  ]);
});

it('what is not closed, or there twice, is where the mistake is', () => {
  const pointerOf = (text: string) => validateScreen(text, { texts: {} }).map(({ code, pointer }) => [code, pointer]);
  expect(pointerOf('{"type":"page","body":[{"type":"tpl","tpl":"x"]}')).toEqual([
    ['json.close-brace-expected', '/body/0'],
  ]);
  expect(pointerOf('{"type":"page","body":{"type":"tpl","tpl":"x","tpl":"y"}}')).toEqual([
    ['json.duplicate-key', '/body/tpl'],
  ]);
});
