import { expect, it } from 'vitest';
import lockFile from '../../package-lock.json' with { type: 'json' };
import { completeBill, licenceTable } from './bill-of-materials.ts';
import { type Listed, type Lock, listPackages, withDependencies } from './packages.ts';
import { acceptedLicence, isPermissive } from './rules.ts';
import { isUsed } from './shipped.ts';

const lock: Lock = {
  '': {},
  'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '*' } },
  'node_modules/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only', peerDependencies: { c: '*' } },
  'node_modules/b': { version: '1.0.0', license: 'ISC' },
  'node_modules/c': { version: '1.0.0' },
  'node_modules/d': { version: '1.0.0', license: 'MIT', dev: true },
};

it('follows dependencies as Node resolves them', () => {
  const needed = ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c'];
  expect([...withDependencies(lock, ['a', 'not-installed'])]).toEqual(needed);
  expect([...withDependencies(lock, ['b'])]).toEqual(['node_modules/b']);
});

it('lists all but development packages, says who gets them, and marks what may not be shipped', () => {
  const browser = new Set(['node_modules/b', 'node_modules/c']);
  const list = listPackages('/nowhere', lock, browser, withDependencies(lock, ['a']));
  expect(list.map(({ name, version, place, mayBeShipped }) => [name, version, place, mayBeShipped])).toEqual([
    ['a', '1.0.0', 'server', true],
    ['b', '2.0.0', 'server', false],
    ['b', '1.0.0', 'browser', true],
    ['c', '1.0.0', 'browser, server', false],
  ]);
});

it.each([
  ['import x from "pg";', true],
  ['import "pg/lib/x";', true],
  ['await import("pg")', true],
  ['createRequire(import.meta.url)("pg")', true],
  ['\n// node_modules/pg/index.js\n', true],
  ['import x from "pgx";', false],
  ['const kind = "pg";', false],
])('knows what %j uses', (code, used) => {
  expect(isUsed('pg', code)).toBe(used);
});

it('completes the bill of materials with name, licence, origin and place', () => {
  const b: Listed = {
    name: 'b',
    version: '1',
    licence: 'MIT',
    origin: 'https://x.example/b',
    place: 'browser',
    mayBeShipped: true,
  };
  const given = {
    metadata: { component: { name: 'folder', version: '1' } },
    components: [{ name: 'b', version: '1' }],
  };
  const bill = completeBill(given, { name: 'product' }, [b]);
  expect(bill.metadata.component.name).toBe('product');
  expect(bill.components[0]).toEqual({
    name: 'b',
    version: '1',
    licenses: [{ license: { name: 'MIT' } }],
    externalReferences: [{ type: 'vcs', url: 'https://x.example/b' }],
    properties: [{ name: 'pagewright:place', value: 'browser' }],
  });
  expect(licenceTable([b])).toContain('| b | 1 | MIT | browser | https://x.example/b |');
});

/** Installed for amis and its editor, but neither sent to browsers nor loaded by the server. */
const notShipped = ['amis-postcss', 'buffers', 'froala-editor'];

it('every package but these has a licence that lets us ship it', () => {
  const product = Object.entries(lockFile.packages as Lock).filter(([folder, { dev }]) => folder !== '' && !dev);
  const open = listPackages(process.cwd(), Object.fromEntries(product), new Set(), new Set());
  expect(open.filter(({ mayBeShipped }) => !mayBeShipped).map(({ name }) => name)).toEqual(notShipped);
  for (const { name, licence = '' } of open.filter(({ name }) => acceptedLicence(name))) {
    expect([name, isPermissive(licence) || licence.includes('LGPL')]).toEqual([name, true]);
  }
});
