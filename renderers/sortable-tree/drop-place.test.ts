import { describe, expect, it } from 'vitest';
import { dropPlace, isPlaceNow, stepPlace, type TreeRow } from './drop-place.ts';

/** Rows as an outline: a blank for each level. */
const rowsOf = (...lines: string[]): TreeRow[] =>
  lines.map((line) => ({ key: line.trim(), depth: line.length - line.trimStart().length }));

const rows = rowsOf('a', ' a1', ' a2', 'b', 'c', ' c1');
const at = (key: string) => rows.findIndex((row) => row.key === key);
const drop = (key: string, gap: number, depth: number) => dropPlace(rows, at(key), { gap, depth }, 2);

describe('dropPlace', () => {
  it('takes a row to the top, between others and to the end', () => {
    expect(drop('b', 0, 0)).toEqual({ parent: '', place: 0, depth: 0, count: 3 });
    expect(drop('b', 6, 0)).toEqual({ parent: '', place: 2, depth: 0, count: 3 });
    expect(drop('a2', 1, 1)).toEqual({ parent: 'a', place: 0, depth: 1, count: 2 });
  });

  it('takes a row inside of another one, as deep as the pointer says and the rows allow', () => {
    expect(drop('b', 3, 0)).toMatchObject({ parent: '', place: 1 });
    expect(drop('b', 3, 1)).toMatchObject({ parent: 'a', place: 2 });
    expect(drop('b', 3, 2)).toMatchObject({ parent: 'a2', place: 0, count: 1 });
    expect(drop('b', 3, 9)).toMatchObject({ depth: 2 });
    expect(drop('b', 1, 0)).toMatchObject({ parent: 'a', depth: 1 });
  });

  it('takes the rows inside along, and puts them no deeper than allowed', () => {
    expect(drop('a', 6, 1)).toMatchObject({ parent: 'c', place: 1, depth: 1 });
    expect(drop('a', 6, 2)).toMatchObject({ depth: 1 });
    expect(dropPlace(rows, at('c'), { gap: 1, depth: 1 }, 1)).toBeNull();
  });

  it('leaves a row where it is when it is dropped within itself', () => {
    for (const gap of [0, 1, 2, 3]) expect(isPlaceNow(rows, at('a'), drop('a', gap, 0)!)).toBe(true);
  });
});

describe('stepPlace', () => {
  const step = (key: string, arrow: string) => stepPlace(rows, at(key), `Arrow${arrow}`, 2);

  it('goes up and down among the rows beside it', () => {
    expect(step('b', 'Up')).toMatchObject({ parent: '', place: 0 });
    expect(step('b', 'Down')).toMatchObject({ parent: '', place: 2 });
    expect(step('a', 'Down')).toMatchObject({ parent: '', place: 1 });
    expect(step('a2', 'Up')).toMatchObject({ parent: 'a', place: 0 });
    expect([step('a', 'Up'), step('c', 'Down'), step('a1', 'Up'), step('a2', 'Down')]).toEqual(Array(4).fill(null));
  });

  it('goes into the row before it and out of its parent', () => {
    expect(step('b', 'Right')).toMatchObject({ parent: 'a', place: 2 });
    expect(step('a2', 'Right')).toMatchObject({ parent: 'a1', place: 0 });
    expect(step('a1', 'Left')).toMatchObject({ parent: '', place: 1 });
    expect([step('a', 'Right'), step('a1', 'Right'), step('b', 'Left'), step('b', 'Enter')]).toEqual(
      Array(4).fill(null),
    );
  });
});
