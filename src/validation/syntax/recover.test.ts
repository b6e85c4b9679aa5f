import { expect, it } from 'vitest';
import { outcomesOf, pagesForSlips, SLIPS } from '../../../tests/bench/checker/slips.ts';
import { validateScreen } from '../index.ts';
import { recover } from './recover.ts';

const pages = pagesForSlips(8);

/** In so few slips the share is partly luck; `recover.deep.test.ts` has the true one. */
const LEAST_SHARE = 0.9;

it.each(Object.keys(SLIPS))('reports a syntax error once, in its line, with both line endings: %s', (kind) => {
  const outcomes = ['\n', '\r\n'].flatMap((lineEnd) => outcomesOf(kind, pages, lineEnd));
  expect(outcomes.length).toBeGreaterThan(10);
  expect(outcomes.filter(Boolean).length / outcomes.length).toBeGreaterThanOrEqual(LEAST_SHARE);
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
