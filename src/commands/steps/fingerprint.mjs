import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../machine/root.mjs';

/** Files that no build reads: tests, and the types of nodes, which may not have been made yet. */
const UNREAD = /\.test\.[a-z]+$|\/types\/generated\/amis-node\.ts$/;

function* filesBelow(path, folder) {
  const absolute = join(folder, path);
  if (!existsSync(absolute)) return;
  if (!statSync(absolute).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(absolute).sort()) yield* filesBelow(`${path}/${name}`, folder);
}

/** One hash over names and contents of files and folders below `folder`; tests and types of nodes do not count. */
export function fingerprint(paths, folder = root) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path, folder)) {
      if (!UNREAD.test(file))
        hash
          .update(`${file}\0`)
          .update(readFileSync(join(folder, file)))
          .update('\0');
    }
  }
  return hash.digest('hex');
}
