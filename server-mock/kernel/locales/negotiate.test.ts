import { expect, it } from 'vitest';
import { acceptedLocale } from './negotiate.ts';

it.each([
  ['en-GB,en;q=0.9', 'en-US'],
  ['zh-TW', 'zh-CN'],
  ['fr,en;q=0.3,zh;q=0.5', 'zh-CN'],
  ['de', null],
  ['en;q=0', null],
  ['zh;q=0.1, de;q=high, en;q=0.9', 'en-US'],
  ['en;q=high, zh;q=0.1', 'zh-CN'],
  ['zh;q=, en;q=0.001', 'en-US'],
  ['zh;q=-1, en;q=0.5', 'en-US'],
  ['zh;q=2, en;q=1', 'en-US'],
  ['zh;q=NaN, en;q=Infinity', null],
  ['zh;Q=0.2, en; q=0.3', 'en-US'],
  ['', null],
  [undefined, null],
])('%s means %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
