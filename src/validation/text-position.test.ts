import { expect, it } from 'vitest';
import { positionFinder } from './text-position.ts';

it('counts lines and columns from 1, also after CR LF and at the end', () => {
  const positionOf = positionFinder('ab\r\ncd\n\n𝒳e');
  expect([0, 1, 4, 7, 8, 10, 11].map((offset) => Object.values(positionOf(offset)))).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 1],
    [4, 3],
    [4, 4],
  ]);
});
