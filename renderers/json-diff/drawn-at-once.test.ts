import { expect, it } from 'vitest';
import { AT_ONCE, drawnAtOnce } from './drawn-at-once.ts';
import type { Piece } from './fold-rows.ts';

const rows = (text: string, count: number): Piece[] =>
  Array.from({ length: count }, (_, at) => ({ at, row: { kind: 'replaced', before: { number: at, text } } }));

it.each([
  ['usual lines', '"label": "Nothing here yet, friend",', 1020],
  ['long lines', 'x'.repeat(990), 173],
  ['lines of other scripts', 'अกაא'.repeat(70), 75],
  ['endless lines', 'x'.repeat(1_000_000), 92],
])('draws fewer rows the longer and the more costly they are: %s', (_, text, count) => {
  const drawn = drawnAtOnce(rows(text, 5000), AT_ONCE);
  expect(drawn).toBeGreaterThan(count * 0.9);
  expect(drawn).toBeLessThan(count * 1.1);
});

it('draws all of what is little, and one row at least', () => {
  expect(drawnAtOnce(rows('x', 3), AT_ONCE)).toBe(3);
  expect(drawnAtOnce(rows('x', 3), 0)).toBe(1);
  expect(drawnAtOnce([], AT_ONCE)).toBe(0);
});
