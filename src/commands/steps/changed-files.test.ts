import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedFiles } from './changed-files.mjs';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder, stdio: 'pipe' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['kept', 'changed', 'deleted', 'committed']) writeFileSync(join(folder, name), 'before');
  writeFileSync(join(folder, '.gitignore'), 'ignored');
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  git('checkout', '--quiet', '-b', 'branch');
  writeFileSync(join(folder, 'committed'), 'after');
  git('commit', '--quiet', '-am', 'two');
  writeFileSync(join(folder, 'changed'), 'after');
  rmSync(join(folder, 'deleted'));
  for (const name of ['new 文件', 'ignored']) writeFileSync(join(folder, name), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('names what differs from a commit, is gone, or is new', () => {
  expect(changedFiles(folder, 'HEAD')).toEqual(['changed', 'deleted', 'new 文件']);
  expect(changedFiles(folder, 'main')).toEqual(['changed', 'committed', 'deleted', 'new 文件']);
});
