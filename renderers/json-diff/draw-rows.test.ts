import { expect, it } from 'vitest';
import { compareTexts, type Row } from './compare-texts.ts';
import { foldRows } from './fold-rows.ts';
import { markWords } from './mark-words.ts';
import { printValue } from './print-value.ts';
import { unifyRows } from './unify-rows.ts';

const same = (number: number): Row => ({ kind: 'same', before: { number, text: 'x' }, after: { number, text: 'x' } });
const replaced = (number: number): Row => ({ kind: 'replaced', before: { number, text: 'y' } });
const rowsOf = (pattern: string) => [...pattern].map((sign, at) => (sign === '=' ? same(at) : replaced(at)));

/** Rows as signs, folds as numbers. */
const drawn = (pattern: string, opened = new Map<number, number>()) =>
  foldRows(rowsOf(pattern), opened)
    .map((piece) => ('row' in piece ? (piece.row.kind === 'same' ? '=' : '!') : ` ${piece.hidden} `))
    .join('');

it('folds what is far from every change, at both ends, too', () => {
  expect(drawn('==========!==========!==========')).toBe(' 7 ===!=== 4 ===!=== 7 ');
  expect(drawn('!!')).toBe('!!');
  expect(drawn('==========')).toBe(' 10 ');
  expect(drawn('')).toBe('');
});

it('never folds a single line', () => {
  expect(drawn('====!=======!====')).toBe('====!=======!====');
  expect(drawn('=====!========!=====')).toBe(' 2 ===!=== 2 ===!=== 2 ');
});

it('opens a stretch from its beginning', () => {
  expect(drawn('==========!', new Map([[0, 3]]))).toBe('=== 4 ===!');
  expect(drawn('!==========', new Map([[4, 2]]))).toBe('!===== 5 ');
  expect(drawn('!==========', new Map([[4, 7]]))).toBe('!==========');
});

it('marks the words that differ, and no others', () => {
  const { before, after } = markWords('"label": "Nothing yet, friend",', '"label": "Nothing here, friend",');
  expect(before.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')).toBe(
    '"label": "Nothing [yet], friend",',
  );
  expect(after.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')).toBe(
    '"label": "Nothing [here], friend",',
  );
  const words = markWords('"a": "one two three"', '"a": "four five six"');
  expect(words.before.filter(({ marked }) => marked)).toEqual([{ text: 'one two three', marked: true }]);
  const chinese = markWords('"保存草稿"', '"发布草稿"');
  expect(chinese.after.find(({ marked }) => marked)?.text).toBe('发布');
});

it('marks a line as a whole that would take long', () => {
  const many = (word: string) => Array.from({ length: 300 }, (_, at) => `${word}${at}`).join(' ');
  expect(markWords(many('a'), many('b')).after).toEqual([{ text: many('b'), marked: true }]);
  const long = 'x'.repeat(3000);
  expect(markWords(`${long} a`, `${long} b`).before).toEqual([{ text: `${long} a`, marked: true }]);
});

it('puts two columns into one, what was removed above what was added', () => {
  const { rows } = compareTexts('a\n"k": 1,\n"m": 1\nz', 'a\n"k": 2,\n"m": 2\nz', { edits: 100, milliseconds: 1000 });
  const lines = unifyRows(foldRows(rows, new Map()));
  expect(
    lines.map((line) =>
      'kind' in line ? [line.kind, (line.kind === 'removed' ? line.before : line.after)?.text] : [],
    ),
  ).toEqual([
    ['same', 'a'],
    ['removed', '"k": 1,'],
    ['removed', '"m": 1'],
    ['added', '"k": 2,'],
    ['added', '"m": 2'],
    ['same', 'z'],
  ]);
});

it('writes signs that turn the direction of writing as they can be seen', () => {
  expect(printValue({ a: 'x\u202ey' })).toBe('{\n  "a": "x\\u202ey"\n}');
  expect(printValue(undefined)).toBe('');
});
