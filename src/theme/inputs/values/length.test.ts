import { describe, expect, it } from 'vitest';
import { keepShape, lengthOffers, readLength, typedLength, within } from './length.ts';

const bounds = { units: ['px', 'rem', '%'] };
const offered = (typed: string, more = {}) => lengthOffers(typed, { ...bounds, ...more }, 16).map(({ value }) => value);

it.each([
  ['12px', { number: 12, unit: 'px' }],
  [' -1.5 REM ', { number: -1.5, unit: 'rem' }],
  ['.5', { number: 0.5, unit: '' }],
  ['50%', { number: 50, unit: '%' }],
  ['auto', undefined],
  ['calc(1px)', undefined],
  ['1px 2px', undefined],
  ['', undefined],
])('reads %j', (text, length) => expect(readLength(text)).toEqual(length));

describe('what a typed number may mean', () => {
  it('is one length in each unit, and pixels in rem', () => {
    expect(offered('12')).toEqual(['12px', '12rem', '12%', '0.75rem']);
    expect(lengthOffers('12', bounds, 16).at(-1)).toEqual({ value: '0.75rem', from: '12px' });
    expect(offered('16')).toEqual(['16px', '16rem', '16%', '1rem']);
  });
  it('is less with the beginning of a unit', () => {
    expect(offered('12p')).toEqual(['12px', '0.75rem']);
    expect(offered('12rem')).toEqual(['12rem']);
    expect(offered('12vw')).toEqual([]);
  });
  it('reckons with the size of type at the root', () => {
    expect(lengthOffers('12px', bounds, 12).map(({ value }) => value)).toEqual(['12px', '1rem']);
  });
  it('is nothing for other texts, so that all options are shown', () => expect(offered('au')).toEqual([]));
  it('stays within its bounds', () => {
    expect(offered('400', { max: 100 })).toEqual(['100px', '6.25rem', '400%']);
    expect(offered('-4', { min: 0 })).toEqual(['0px', '0rem', '0%']);
  });
});

it.each([
  ['12', '', '12px'],
  ['12', '1rem', '12rem'],
  ['12', 'var(--sizes-size-3)', '12px'],
  ['12 %', '', '12%'],
  ['12vw', '', undefined],
  ['wide', '', undefined],
])('takes %j after %j as %j', (typed, before, taken) => expect(typedLength(typed, before, bounds, 16)).toBe(taken));

it('takes plain numbers where there is no unit', () => {
  expect(typedLength('700', '', { units: [''] }, 16)).toBe('700');
  expect(typedLength('1.5', '20px', { units: ['', 'px'] }, 16)).toBe('1.5px');
});

it('brings a length in rem within bounds in pixels', () => {
  expect(within({ number: 9, unit: 'rem' }, { units: [], max: 100 }, 20)).toEqual({ number: 5, unit: 'rem' });
});

it('keeps the shape of a pair', () => {
  expect(keepShape('10px', '20px', '3rem')).toBe('6rem');
  expect(keepShape('10px', '2rem', '3rem')).toBeUndefined();
  expect(keepShape('0px', '20px', '3rem')).toBeUndefined();
  expect(keepShape('auto', '20px', '3rem')).toBeUndefined();
});
