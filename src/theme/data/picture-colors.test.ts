import { expect, it } from 'vitest';
import { pictureColors } from './picture-colors.ts';

const pixels = (...parts: [hex: string, count: number, alpha?: number][]) =>
  parts.flatMap(([hex, count, alpha = 255]) => {
    const pixel = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Array.from({ length: count }, () => [...pixel, alpha]).flat();
  });

it('finds the colours of a picture, the one that colours most of it first', () => {
  expect(pictureColors(pixels(['#2468f2', 50], ['#e5484d', 400], ['#2fae5a', 20]))).toEqual([
    '#e5484d',
    '#2468f2',
    '#2fae5a',
  ]);
});

it('leaves out white, black, greys, what one can see through, and edges', () => {
  const picture = pixels(['#ffffff', 900], ['#000000', 300], ['#8a8d91', 200], ['#2468f2', 30]);
  expect(pictureColors([...picture, ...pixels(['#e5484d', 500, 40])])).toEqual(['#2468f2']);
  expect(pictureColors(pixels(['#2468f2', 1000], ['#e5484d', 3]))).toEqual(['#2468f2']);
  expect(pictureColors(pixels(['#ffffff', 10], ['#777777', 10]))).toEqual([]);
});

it('takes colours that look alike for one, and at most five', () => {
  expect(pictureColors(pixels(['#2468f2', 60], ['#2a6cf0', 50]))).toHaveLength(1);
  const many = ['#e5484d', '#f76b15', '#ffc53d', '#46a758', '#0090ff', '#8e4ec6', '#e93d82'];
  expect(pictureColors(pixels(...many.map((hex): [string, number] => [hex, 50])))).toHaveLength(5);
});
