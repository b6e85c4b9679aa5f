import { expect, it } from 'vitest';
import { isRefusedStyle } from './style.ts';

it.each([
  ['zIndex', 999],
  ['z-index', '10'],
  ['zIndex', 'auto'],
  ['borderStyle', '${kind}'],
  ['style', 'color: red'],
])('a page may have %s: %s', (key, value) => expect(isRefusedStyle(key, value)).toBe(false));

it.each([
  ['zIndex', 1000],
  ['z-index', '2147483647'],
  ['zIndex', '${high}'],
  ['zIndex', 'calc(500 * 3)'],
  ['style', '${looks}'],
])('a page may not have %s: %s', (key, value) => expect(isRefusedStyle(key, value)).toBe(true));
