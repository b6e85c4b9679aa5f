import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'vitest';
import { watchFolderTree } from './folder-tree.ts';

let root: string;
let unwatch: () => void;
let heard: (path: string) => void;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagewright-watch-'));
  mkdirSync(join(root, 'screens', 'area'), { recursive: true });
  heard = () => undefined;
  unwatch = watchFolderTree(root, {
    changed: (path) => heard(path),
    failed: (error) => {
      throw error;
    },
  });
});
afterEach(() => {
  unwatch();
  rmSync(root, { recursive: true });
});

/** Resolves when a change of the file was told and its content is the wanted one. */
const told = (file: string, content: string) =>
  new Promise<void>((resolve) => {
    heard = (path) => {
      if (path === file && readFileSync(file, 'utf8') === content) resolve();
    };
  });

it('tells every save, in place or by renaming, however closely they follow one another', async () => {
  const file = join(root, 'screens', 'area', 'page.json');
  for (let round = 0; round < 25; round += 1) {
    const inPlace = told(file, `${round} in place`);
    writeFileSync(file, `${round} in place`);
    await inPlace;
    const renamed = told(file, `${round} renamed`);
    writeFileSync(`${file}.tmp`, `${round} renamed`);
    renameSync(`${file}.tmp`, file);
    await renamed;
  }
});

it('watches folders that are new', async () => {
  const folder = join(root, 'screens', 'fresh');
  const seen = new Promise<void>((resolve) => {
    heard = (path) => {
      if (path === folder) resolve();
    };
  });
  mkdirSync(folder);
  await seen;
  const file = join(folder, 'page.json');
  const written = told(file, 'new');
  writeFileSync(file, 'new');
  await written;
});

it('watches a folder that was removed and made again, with what is below it', async () => {
  const folder = join(root, 'screens');
  for (let round = 0; round < 5; round += 1) {
    rmSync(folder, { recursive: true });
    mkdirSync(join(folder, 'area'), { recursive: true });
    for (const file of [join(folder, 'page.json'), join(folder, 'area', 'page.json')]) {
      for (const content of [`first ${round}`, `second ${round}`]) {
        const heardOf = told(file, content);
        writeFileSync(file, content);
        await heardOf;
      }
    }
  }
});

/** Resolves when every one of the files was told. */
const allTold = (files: string[]) =>
  new Promise<void>((resolve) => {
    const left = new Set(files);
    heard = (path) => {
      left.delete(path);
      if (left.size === 0) resolve();
    };
  });

it('tells files that come together with their folder', async () => {
  const folder = join(root, 'screens', 'together');
  const written = allTold([join(folder, 'page.json')]);
  mkdirSync(folder);
  writeFileSync(join(folder, 'page.json'), '{}');
  await written;
});

it('tells the files of a folder that is copied or moved here, however deep', async () => {
  const source = mkdtempSync(join(tmpdir(), 'pagewright-copied-'));
  mkdirSync(join(source, 'below'));
  for (const name of ['one.json', 'below/two.json']) writeFileSync(join(source, name), '{}');
  const filesOf = (folder: string) => ['one.json', join('below', 'two.json')].map((name) => join(folder, name));
  const copied = join(root, 'copied');
  const heardCopied = allTold(filesOf(copied));
  cpSync(source, copied, { recursive: true });
  await heardCopied;
  const moved = join(root, 'moved');
  const heardMoved = allTold(filesOf(moved));
  renameSync(source, moved);
  await heardMoved;
});
