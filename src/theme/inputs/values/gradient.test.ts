import { expect, it } from 'vitest';
import { isDraggedAway, moveStop, readGradient, wholeAngle, withoutStop, withStop, writeGradient } from './gradient.ts';

const stops = (...places: number[]) => places.map((at) => ({ color: '#123456', at }));

it.each([
  'linear-gradient(90deg,#ffffff 0%,#000000 100%)',
  'linear-gradient(0deg,rgba(0, 0, 0, 0.5) 10%,var(--colors-brand-5) 20%,red 30.5%)',
])('writes %s as it was', (text) => expect(writeGradient(readGradient(text)!)).toBe(text));

it('reads what CSS lets one leave out', () => {
  expect(readGradient('linear-gradient(red, blue)')).toEqual({
    angle: 180,
    stops: [
      { color: 'red', at: 0 },
      { color: 'blue', at: 100 },
    ],
  });
  const { stops: read } = readGradient('linear-gradient(-90deg, red, blue, green 80%, white)')!;
  expect(read.map(({ at }) => at)).toEqual([0, 40, 80, 100]);
  expect(readGradient('linear-gradient(-90deg,red,blue)')?.angle).toBe(270);
});

it.each([
  'conic-gradient(red, blue)',
  'repeating-linear-gradient(90deg,red 0%,blue 10%)',
  'linear-gradient(to right, red, blue)',
  'linear-gradient(in oklch, red, blue)',
  'linear-gradient(90deg, red 10px, blue)',
  'linear-gradient(90deg, red 0% 20%, blue)',
  'linear-gradient(90deg, red, 30%, blue)',
  'linear-gradient(90deg, red)',
  'linear-gradient(90deg,red,blue), url(a.png)',
  'linear-gradient(red, blue',
  'red',
  '',
])('does not understand %j', (text) => expect(readGradient(text)).toBeUndefined());

it('keeps stops on the line and in their order', () => {
  expect(moveStop(stops(0, 50), 0, 120)).toEqual(stops(100, 50));
  expect(moveStop(stops(0, 50), 1, -3.4)).toEqual(stops(0, 0));
  expect(writeGradient({ angle: 45, stops: stops(80, 20) })).toBe('linear-gradient(45deg,#123456 20%,#123456 80%)');
  expect([-5, 12.4, 400, Number.NaN].map(wholeAngle)).toEqual([0, 12, 360, 0]);
});

it('takes a stop away by more than 30 pixels, while more than two are left', () => {
  expect([30, 31, -31].map((distance) => isDraggedAway(stops(0, 50, 100), distance))).toEqual([false, true, true]);
  expect(isDraggedAway(stops(0, 100), 99)).toBe(false);
  expect(withoutStop(stops(0, 50, 100), 1)).toEqual(stops(0, 100));
  expect(withoutStop(stops(0, 100), 1)).toEqual(stops(0, 100));
});

it('adds a stop in the colour of the nearest one', () => {
  const both = [
    { color: 'red', at: 0 },
    { color: 'blue', at: 100 },
  ];
  expect(withStop(both, 70.2).at(-1)).toEqual({ color: 'blue', at: 70 });
});
