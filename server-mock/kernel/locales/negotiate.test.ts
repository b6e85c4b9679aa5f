import { expect, it } from 'vitest';
import { acceptedLocale } from './negotiate.ts';

it.each([
  ['en-GB,en;q=0.9', 'en-US'],
  ['zh-TW', 'zh-CN'],
  ['fr,en;q=0.3,zh;q=0.5', 'zh-CN'],
  ['de', null],
  ['en;q=0', null],
  ['', null],
  [undefined, null],
])('%s means %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
