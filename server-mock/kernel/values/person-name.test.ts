import { expect, it } from 'vitest';
import { comparedName, tidyName } from './person-name.ts';

it.each([
  [' Ann\u202e Lee ', 'Ann Lee'],
  ['A\u200bn\u2066n\u2069\ufeff', 'Ann'],
  ['Ann\u0000Lee', 'Ann Lee'],
  ['Ann\u2028Lee\u2029', 'Ann Lee'],
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['\u{1f469}\u200d\u{1f4bb}', '\u{1f469}\u200d\u{1f4bb}'],
  ['\u200d\u3164\u2800', ''],
])('keeps the name %j as %j', (given, kept) => expect(tidyName(given)).toBe(kept));

it.each([
  ['\uff24\uff25\uff33igner', 'designer'],
  ['de\u200bsi\u200dg\u3164ner\u0000', 'designer'],
  ['\u202ede\u2009signer\ufe0f', 'designer'],
  ['\u{1d403}esigner', 'designer'],
  ['Sales', 'sales'],
])('compares the name %j as %j', (given, compared) => expect(comparedName(given)).toBe(compared));
