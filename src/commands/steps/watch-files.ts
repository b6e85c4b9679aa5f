import { dirname, join, resolve } from 'node:path';
import { runCommand } from '../../machine/command-error.mjs';
import { watchFolderTree } from '../../machine/folder-tree.ts';
import { isForeign } from './foreign-folders.ts';
import { isExclusion, isFolder, isGlob, type Place } from './select-files.ts';

/** Editors write a file in several steps; the check waits for the last. */
const SETTLE_MS = 50;

/** What every check depends on, and what is checked when nothing is named. */
const SOURCES = ['schemas', 'renderers'];

interface Watched {
  folder: string;
  /** Folders below count, too. */
  deep: boolean;
}

/** What the answer depends on: the files themselves, and the schemas, texts and contracts they are held against. */
function watchedFolders(patterns: readonly string[], { root, from }: Place): Watched[] {
  const adding = patterns.filter((pattern) => !isExclusion(pattern));
  const own = adding.map((pattern): Watched => {
    if (isGlob(pattern)) return { folder: from, deep: true };
    const path = resolve(from, pattern);
    return isFolder(path) ? { folder: path, deep: true } : { folder: dirname(path), deep: false };
  });
  return [...SOURCES.map((name) => ({ folder: join(root, name), deep: true })), ...own];
}

/**
 * Checks now and after every change of a JSON file, until the process is ended. Changes that come together are one, and a
 * check that fails, as when no file is left, does not end the watch.
 */
export async function watchFiles(patterns: readonly string[], place: Place, check: () => void): Promise<void> {
  let due: NodeJS.Timeout | undefined;
  const run = () => runCommand(check);
  const changed = (path: string) => {
    if (!path.endsWith('.json')) return;
    clearTimeout(due);
    due = setTimeout(run, SETTLE_MS);
  };
  for (const { folder, deep } of watchedFolders(patterns, place)) {
    const enters = (path: string) => deep && !isForeign(path, place.root);
    watchFolderTree(folder, { changed, enters, failed: (error) => console.error(error) });
  }
  await run();
}
