import { expect, it } from 'vitest';
import { seeded } from '../../tests/bench/checker/random.ts';
import { compareTexts, type Row } from './compare-texts.ts';
import { printValue } from './print-value.ts';

const budget = { edits: 4000, milliseconds: Number.POSITIVE_INFINITY };

const textOf = (rows: readonly Row[], side: 'before' | 'after') =>
  rows.flatMap((row) => row[side]?.text ?? []).join('\n');

const numbersOf = (rows: readonly Row[], side: 'before' | 'after') => rows.flatMap((row) => row[side]?.number ?? []);

/** Random whole numbers below another one. The same seed gives the same numbers. */
function randomFrom(seed: number): (below: number) => number {
  const random = seeded(seed);
  return (below) => Math.floor(random() * below);
}

/** A value with some depth, out of few words, so that lines are often the same. */
function valueFrom(random: (below: number) => number, depth = 4): unknown {
  const kind = random(depth > 0 ? 5 : 2);
  if (kind === 0) return ['a', 'b', '', '"\\', '<b>x</b>', '两个字', 'one\ntwo'][random(7)];
  if (kind === 1) return random(3);
  const items = Array.from({ length: random(5) }, () => valueFrom(random, depth - 1));
  return kind === 2 ? items : Object.fromEntries(items.map((item, at) => [`k${(at + random(2)) % 4}`, item]));
}

it.each(Array.from({ length: 60 }, (_, seed) => seed))('keeps both texts, whatever they are (seed %i)', (seed) => {
  const random = randomFrom(seed);
  const [before, after] = [printValue(valueFrom(random)), printValue(valueFrom(random))];
  for (const edits of [0, 3, 4000]) {
    const { rows } = compareTexts(before, after, { ...budget, edits });
    expect(textOf(rows, 'before')).toBe(before);
    expect(textOf(rows, 'after')).toBe(after);
    for (const side of ['before', 'after'] as const) {
      const numbers = numbersOf(rows, side);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    }
    for (const row of rows) {
      if (row.kind === 'same') expect(row.before?.text).toBe(row.after?.text);
      if (row.kind === 'changed') expect(Object.keys(row).sort()).toEqual(['after', 'before', 'kind']);
      expect(row.before ?? row.after).toBeDefined();
    }
  }
});

it('puts a line beside what it has become', () => {
  const before = printValue({ type: 'tpl', label: 'Old', size: 'lg' });
  const after = printValue({ type: 'tpl', help: 'More', label: 'New', size: 'lg' });
  const { rows } = compareTexts(before, after, budget);
  expect(rows.map(({ kind, before, after }) => [kind, before?.text.trim(), after?.text.trim()])).toEqual([
    ['same', '{', '{'],
    ['same', '"type": "tpl",', '"type": "tpl",'],
    ['replaced', undefined, '"help": "More",'],
    ['changed', '"label": "Old",', '"label": "New",'],
    ['same', '"size": "lg"', '"size": "lg"'],
    ['same', '}', '}'],
  ]);
});

it('finds what was wrapped: its lines stand further in', () => {
  const { rows } = compareTexts(printValue({ a: 1, b: 2 }), printValue({ body: { a: 1, b: 2 } }), budget);
  const changed = rows.filter(({ kind }) => kind === 'changed').map(({ after }) => after?.text);
  expect(changed).toEqual(expect.arrayContaining(['    "a": 1,', '    "b": 2']));
});

it('shows nothing of no value', () => {
  expect(compareTexts('', '', budget).rows).toEqual([]);
  expect(compareTexts('', 'a\nb', budget).rows.map(({ kind }) => kind)).toEqual(['replaced', 'replaced']);
});

// A megabyte on each side is compared three times.
it('gives up within its budget, and shows one beside the other', () => {
  const lines = (word: string) => Array.from({ length: 40_000 }, (_, at) => `${word} ${at} of many words`).join('\n');
  const [before, after] = [lines('this'), lines('that')];
  expect(before.length).toBeGreaterThan(900_000);
  expect(compareTexts(before, after, { edits: 80_000, milliseconds: 0 }).gaveUp).toBe(true);
  const { rows, gaveUp } = compareTexts(before, after, budget);
  expect(gaveUp).toBe(true);
  expect(rows).toHaveLength(40_000);
  expect(rows.every(({ kind }) => kind === 'replaced')).toBe(true);
  expect(textOf(rows, 'after')).toBe(after);
  // A few changes among as many lines are found.
  const touched = before.replace('this 500 ', 'that 500 ').replace('this 39000 ', 'that 39000 ');
  const found = compareTexts(before, touched, budget);
  expect(found.gaveUp).toBe(false);
  expect(found.rows.filter(({ kind }) => kind !== 'same')).toHaveLength(2);
}, 30_000);
