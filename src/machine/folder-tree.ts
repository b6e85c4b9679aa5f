import { type FSWatcher, readdirSync, type WatchEventType, watch } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Watches a folder and the folders below it, and calls back with the path of every file that was written, renamed,
 * added or removed. Folders are watched, not files, because editors save by putting a new file in the old one's place:
 * watchers of files lose a save that follows another one closely. Folders that `enters` does not want are left out.
 */
export function watchFolderTree(
  root: string,
  {
    changed,
    failed,
    enters = () => true,
  }: { changed(path: string): void; failed(error: Error): void; enters?(folder: string): boolean },
): () => void {
  const watchers = new Map<string, FSWatcher>();

  function unwatch(folder: string): void {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(join(folder, sep))) continue;
      watcher.close();
      watchers.delete(path);
    }
  }

  /**
   * Watches a folder, unless it is watched or is none. `found` hears of the files that already lie in a new one: they
   * may have come before anybody watched. Watching begins before reading, so that none falls between the two.
   */
  function add(folder: string, found: (file: string) => void): void {
    if (watchers.has(folder) || (folder !== root && !enters(folder))) return;
    try {
      readdirSync(folder);
      const watcher = watch(folder, (event, name) => name && touched(join(folder, name), event));
      watcher.on('error', (error) => {
        unwatch(folder);
        if (folder === root) failed(error);
      });
      watchers.set(folder, watcher);
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) add(path, found);
        else found(path);
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOTDIR' && code !== 'ENOENT') failed(error as Error);
    }
  }

  /** A folder whose name came or went may be another one than the one that is watched, as after `git stash`. */
  function touched(path: string, event: WatchEventType): void {
    changed(path);
    if (event === 'rename') unwatch(path);
    if (!path.endsWith('.json')) add(path, changed);
  }

  add(root, () => undefined);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}
