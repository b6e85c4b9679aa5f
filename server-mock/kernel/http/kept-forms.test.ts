import { expect, it } from 'vitest';
import { KeptForms } from './kept-forms.ts';

const form = (bytes: number) => Buffer.alloc(bytes);

it('drops what one owner has not asked for longest, and nothing of others', () => {
  const kept = new KeptForms({ most: 100, mostOfOne: 10 });
  kept.keep('other', 'x', form(10));
  for (const key of ['1', '2']) kept.keep('own', key, form(5));
  kept.get('own', '1');
  kept.keep('own', '3', form(5));
  expect(['1', '2', '3'].map((key) => kept.get('own', key) !== undefined)).toEqual([true, false, true]);
  expect(kept.get('other', 'x')).toBeDefined();
});

it('keeps nothing that is larger than a share', () => {
  const kept = new KeptForms({ most: 100, mostOfOne: 10 });
  kept.keep('own', '1', form(5));
  kept.keep('own', '2', form(11));
  expect(kept.get('own', '2')).toBeUndefined();
  expect(kept.get('own', '1')).toBeDefined();
});

it('takes room for all from whoever has the most', () => {
  const kept = new KeptForms({ most: 20, mostOfOne: 15 });
  for (const key of ['1', '2', '3']) kept.keep('large', key, form(5));
  kept.keep('small', 'x', form(5));
  kept.keep('third', 'y', form(5));
  expect(kept.get('large', '1')).toBeUndefined();
  expect([kept.get('small', 'x'), kept.get('third', 'y'), kept.get('large', '3')].every(Boolean)).toBe(true);
});
