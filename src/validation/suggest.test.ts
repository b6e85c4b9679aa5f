import { describe, expect, it } from 'vitest';
import { editDistance, suggest } from './suggest.ts';

describe('editDistance', () => {
  it.each([
    ['form', 'form', 0],
    ['form', 'from', 1],
    ['input', 'inputs', 1],
    ['page', 'pge', 1],
    ['table', 'label', 2],
  ])('of %s and %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
  });

  it('stops at the limit', () => {
    expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
    expect(editDistance('abcdefgh', 'hgfedcba', 2)).toBe(3);
  });
});

describe('suggest', () => {
  const words = ['page', 'form', 'input-text', 'input-tag'];

  it('finds the nearest word, whatever its case', () => {
    expect(suggest('fomr', words)).toBe('form');
    expect(suggest('Input-Txet', words)).toBe('input-text');
  });

  it('proposes neither an empty text nor what no page has to write, nor one letter for another', () => {
    expect(suggest('y', ['', 'x'])).toBeUndefined();
    expect(suggest('d', ['', 'x', 'md', 'lg'])).toBe('md');
    expect(suggest('href', ['$ref'])).toBeUndefined();
  });

  it('stays silent when nothing is near', () => {
    expect(suggest('xyz', words)).toBeUndefined();
    expect(suggest('ab', ['cd'])).toBeUndefined();
  });
});
