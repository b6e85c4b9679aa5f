import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  /** The file descriptor of the host; absent for directories. */
  nfd?: number;
  node: unknown;
}

interface HostFileSystem {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: unknown): string;
}

/**
 * PGlite's files on the host's disk, with fsync. As shipped (0.5.16) the file layer has no fsync, so that a power cut
 * loses what was acknowledged since the operating system last wrote by itself.
 */
export class DurableNodeFS extends NodeFS {
  /** How often PostgreSQL's fsync reached the disk. */
  flushes = 0;

  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(database, options);
    prepared.emscriptenOpts.preRun?.push((module) => this.#addFsync(module.NODEFS as unknown as HostFileSystem));
    return prepared;
  }

  #addFsync(host: HostFileSystem): void {
    host.stream_ops.fsync = (file) => {
      if (file.nfd === undefined) flushPath(host.realPath(file.node));
      else fs.fsyncSync(file.nfd);
      this.flushes += 1;
      return 0;
    };
  }
}

/** Forces a file or a directory's entries to the disk. Directories cannot be opened on Windows, which needs it not. */
export function flushPath(path: string): void {
  if (process.platform === 'win32' && fs.statSync(path).isDirectory()) return;
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** PGlite's own start parameters without `-F` (fsync off), and with the memory that a small server needs. */
export const durableStartParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
];
