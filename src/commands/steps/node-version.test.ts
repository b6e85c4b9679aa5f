import { expect, it } from 'vitest';
import { isAtLeast } from './node-version.mjs';

it.each([
  ['20.19.0', '20.19', true],
  ['20.18.9', '20.19', false],
  ['22.1.0', '20.19', true],
  ['18.20.4', '20.19', false],
  ['20.19.0', '20.19.1', false],
])('%s for %s: %s', (actual, minimum, enough) => {
  expect(isAtLeast(actual, minimum)).toBe(enough);
});
