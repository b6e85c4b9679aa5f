import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const locked = {
  '': {},
  'node_modules/a': { integrity: 'sha512-a' },
  'node_modules/native': { integrity: 'sha512-n', optional: true, os: ['linux'], cpu: ['x64'] },
};
const { '': _, ...installed } = locked;

it('is content with exactly what the lock file names', () => {
  expect(isInstalled(locked, installed, machine)).toBe(true);
});

it('does without optional packages', () => {
  expect(isInstalled(locked, { 'node_modules/a': installed['node_modules/a'] }, machine)).toBe(true);
});

it.each([
  ['nothing is installed', undefined],
  ['a package is missing', { 'node_modules/native': installed['node_modules/native'] }],
  ['a package has another content', { ...installed, 'node_modules/a': { integrity: 'sha512-b' } }],
  [
    'a package is made for another machine',
    { ...installed, 'node_modules/native': { ...installed['node_modules/native'], os: ['darwin'] } },
  ],
])('installs when %s', (_name, present) => {
  expect(isInstalled(locked, present, machine)).toBe(false);
});
