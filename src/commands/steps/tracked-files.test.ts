import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { findOnPath } from './chromium.mjs';
import { copyFiles, projectFiles } from './tracked-files.mjs';

let folder: string;

const write = (file: string, text: string, mode = 0o644) => writeFileSync(join(folder, file), text, { mode });
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });

beforeEach(() => {
  folder = temporaryFolder('pagewright-tracked-');
  mkdirSync(join(folder, 'a b'));
  write('.gitignore', 'ignored\n');
  write('ignored', 'x');
  write('a b/tracked é.txt', 'one');
  write('run', '#!/bin/sh\n', 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!findOnPath(['git']))('a checkout', () => {
  it('tells tracked files from those that are neither tracked nor ignored', () => {
    git('init', '--quiet');
    git('add', '.');
    write('forgotten', 'x');
    expect(projectFiles(folder)).toEqual({
      tracked: ['.gitignore', 'a b/tracked é.txt', 'run'],
      untracked: ['forgotten'],
    });
  });

  it('knows a tracked file that was deleted, and copies a changed one as it is now', async () => {
    git('init', '--quiet');
    git('add', '.');
    rmSync(join(folder, '.gitignore'));
    write('a b/tracked é.txt', 'two');
    const { tracked } = projectFiles(folder);
    expect(tracked).toEqual(['a b/tracked é.txt', 'run']);
    const to = join(folder, 'copy');
    await copyFiles(tracked, folder, to);
    expect(readFileSync(join(to, 'a b/tracked é.txt'), 'utf8')).toBe('two');
    expect(statSync(join(to, 'run')).mode & 0o111).not.toBe(0);
  });

  it('takes all but the ignored files where there is no repository', () => {
    expect(projectFiles(folder).tracked.sort()).toEqual(['.gitignore', 'a b/tracked é.txt', 'run']);
  });
});
