import { basename, join } from 'node:path';
import { escapePath } from 'tinyglobby';

/** Folders that hold nothing a person writes, and very much of it. */
const NAMES = ['node_modules', '.git', 'dist'];

/** What the platform at `root` stores while it runs. */
const dataOf = (root: string): string => join(root, 'data');

/** Whether nobody looks for pages of the project at `root` in a folder. */
export function isForeign(folder: string, root: string): boolean {
  return NAMES.includes(basename(folder)) || folder === dataOf(root);
}

/** What a glob leaves out in the project at `root`: those folders, but for the ones it names itself. */
export function foreignPatterns(glob: string, root: string): string[] {
  const left = NAMES.filter((name) => !glob.split('/').includes(name));
  return [...left.flatMap((name) => [`**/${name}`, `/**/${name}`]), escapePath(dataOf(root))];
}
