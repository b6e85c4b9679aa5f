import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { packageBounds } from './bounds.ts';

/** Packs the files of a folder that belong into a package. The same files make the same package. */
export async function packFolder(folder: string): Promise<Buffer> {
  const zip = new ZipFile();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((name) => typeof packageBounds.bytesOf(name) === 'number')
    .sort();
  for (const name of names) {
    const options = { mtime: new Date(Date.UTC(2000, 0, 1)), forceDosTimestamp: true };
    zip.addBuffer(readFileSync(join(folder, name)), name, options);
  }
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}
