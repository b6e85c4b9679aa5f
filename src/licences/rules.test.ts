import { expect, it } from 'vitest';
import { acceptedLicence, isPermissive, namedLicence } from './rules.ts';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(MIT AND Zlib)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['MIT AND (GPL-3.0-only OR Apache-2.0)', true],
  ['MIT AND (GPL-3.0-only OR MPL-2.0)', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['https://shop.example/pricing', false],
  ['', false],
])('%j may be shipped: %s', (expression, permissive) => {
  expect(isPermissive(expression)).toBe(permissive);
});

it.each([
  [{ license: 'ISC' }, 'ISC'],
  [{ license: 'MIT/X11' }, 'MIT'],
  [{ license: { type: 'MIT' } }, 'MIT'],
  [{ licenses: [{ type: 'MIT', url: 'x' }] }, 'MIT'],
  [{}, undefined],
  [{ license: null }, undefined],
])('reads the licence of %j', (manifest, licence) => {
  expect(namedLicence(manifest)).toBe(licence);
});

it('knows accepted packages by name or by the beginning of it', () => {
  const entry = { licence: 'LGPL-3.0-or-later', why: 'linked' };
  const list = { 'one-package': entry, '@scope/some-*': entry };
  expect(acceptedLicence('one-package', list)).toBe(entry);
  expect(acceptedLicence('@scope/some-thing', list)).toBe(entry);
  expect(acceptedLicence('one-package-more', list)).toBeUndefined();
});
