import { statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { watchFolderTree } from '../../../server-mock/watch/folder-tree.ts';
import { runCommand } from './command-error.mjs';
import { root } from './root.mjs';

/** Editors write a file in several steps; the check waits for the last. */
const SETTLE_MS = 50;

const PATTERN = /[*?{[]/;

/** Folders that hold nothing a person writes, and very much of it. */
const FOREIGN = new Set(['node_modules', '.git', 'dist', 'data']);

interface Watched {
  folder: string;
  /** Folders below count, too. */
  deep: boolean;
}

/** What the answer depends on: the files themselves, and the schemas, texts and contracts they are held against. */
function watchedFolders(patterns: readonly string[], from: string): Watched[] {
  const own = patterns.map((pattern): Watched => {
    if (PATTERN.test(pattern)) return { folder: from, deep: true };
    const path = resolve(from, pattern);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    return isFolder ? { folder: path, deep: true } : { folder: dirname(path), deep: false };
  });
  return [{ folder: join(root, 'schemas'), deep: true }, ...own];
}

/**
 * Checks now and after every change of a JSON file, until the process is ended. Changes that come together are one, and a
 * check that fails, as when no file is left, does not end the watch.
 */
export async function watchFiles(patterns: readonly string[], from: string, check: () => void): Promise<void> {
  let due: NodeJS.Timeout | undefined;
  const run = () => runCommand(check);
  const changed = (path: string) => {
    if (!path.endsWith('.json')) return;
    clearTimeout(due);
    due = setTimeout(run, SETTLE_MS);
  };
  for (const { folder, deep } of watchedFolders(patterns, from)) {
    const enters = (path: string) => deep && !FOREIGN.has(basename(path));
    watchFolderTree(folder, { changed, enters, failed: (error) => console.error(error) });
  }
  await run();
}
