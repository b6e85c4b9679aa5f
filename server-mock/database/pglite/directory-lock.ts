import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Two processes on one directory would both write it and destroy it: PGlite itself takes no lock. */
export class DirectoryInUseError extends Error {
  readonly code = 'PAGEWRIGHT_DIRECTORY_IN_USE';
  constructor(directory: string, holder: string) {
    super(
      `The data in ${directory} is in use by another Pagewright (process ${holder}). Stop that process, give this one ` +
        'a DATA_DIR of its own, or let both share a PostgreSQL server through DATABASE_URL.',
    );
  }
}

/**
 * Locks a directory for this process by listening on a local socket named after it. The operating system takes the
 * socket away with the process, a SIGKILL included, so that no stale lock can stay behind.
 * @returns a function that gives the lock back.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const address = socketAddress(directory);
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(String(process.pid));
  });
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const holder = await askHolder(address);
    if (holder !== undefined) throw new DirectoryInUseError(directory, holder);
    fs.rmSync(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Named after device and inode, so that links and mounts of the directory meet at the same lock. */
function socketAddress(directory: string): string {
  const { dev, ino } = fs.statSync(directory, { bigint: true });
  const name = `pagewright-${crypto.createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.socket`);
}

function listen(server: net.Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: address }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** The process id that the holder tells; undefined when nobody listens (a socket file left by a killed process). */
function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect({ path: address });
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : 'unknown');
    });
    socket.on('end', () => resolve(answer || 'unknown'));
  });
}
