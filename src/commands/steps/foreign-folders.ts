import { basename, join } from 'node:path';
import { escapePath } from 'tinyglobby';
import { root } from '../../machine/root.mjs';

/** Folders that hold nothing a person writes, and very much of it. */
const NAMES = ['node_modules', '.git', 'dist'];

/** What the platform stores while it runs. */
const DATA = join(root, 'data');

/** Whether nobody looks for pages in a folder. */
export function isForeign(folder: string): boolean {
  return NAMES.includes(basename(folder)) || folder === DATA;
}

/** What a glob leaves out: those folders, but for the ones it names itself. */
export function foreignPatterns(glob: string): string[] {
  const left = NAMES.filter((name) => !glob.split('/').includes(name));
  return [...left.flatMap((name) => [`**/${name}`, `/**/${name}`]), escapePath(DATA)];
}
