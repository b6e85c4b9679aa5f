import { expect, it } from 'vitest';
import { inWords, keptWords, tidyWords } from './words.ts';

it('reads a name in the language of its reader, and the name itself where the language has no words', () => {
  const words = { 'zh-CN': '商机' };
  expect([inWords('Deals', words, 'zh-CN'), inWords('Deals', words, 'en-US')]).toEqual(['商机', 'Deals']);
  expect(inWords('Deals', undefined, 'zh-CN')).toBe('Deals');
});

it('gives a name to one language and leaves the others theirs', () => {
  const words = { 'zh-CN': '商机', 'en-US': 'Deals' };
  expect(keptWords('Sales', words, 'en-US')).toEqual({ 'zh-CN': '商机', 'en-US': 'Sales' });
  expect(keptWords('', { 'zh-CN': '商机' }, 'en-US')).toEqual({ 'zh-CN': '商机' });
});

it('keeps nothing where all languages have one name', () => {
  expect(keptWords('CRM', { 'zh-CN': 'CRM', 'en-US': 'Deals' }, 'en-US')).toEqual({});
  expect(
    keptWords(
      'Deals',
      tidyWords({ 'zh-CN': '  ' }, (text) => text.trim()),
      'en-US',
    ),
  ).toEqual({});
});
