import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder: string;
const stamp = () => fingerprint(['src', 'lock.json', 'absent'], folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-fingerprint-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/deep/a.ts'), '1');
  writeFileSync(join(folder, 'lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('stays while contents stay, and reads neither tests nor the types of nodes', () => {
  const before = stamp();
  writeFileSync(join(folder, 'src/deep/a.ts'), '1');
  writeFileSync(join(folder, 'src/deep/a.test.ts'), '2');
  mkdirSync(join(folder, 'src/types/generated'), { recursive: true });
  writeFileSync(join(folder, 'src/types/generated/amis-node.ts'), '2');
  expect(stamp()).toBe(before);
});

it.each([
  ['a content changes', () => writeFileSync(join(folder, 'src/deep/a.ts'), '2')],
  ['a file is renamed', () => renameSync(join(folder, 'src/deep/a.ts'), join(folder, 'src/deep/b.ts'))],
  ['a file is added', () => writeFileSync(join(folder, 'src/b.ts'), '')],
  ['a file is removed', () => rmSync(join(folder, 'lock.json'))],
])('changes when %s', (_, change) => {
  const before = stamp();
  change();
  expect(stamp()).not.toBe(before);
});
