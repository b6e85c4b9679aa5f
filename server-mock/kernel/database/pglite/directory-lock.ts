import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseFailure } from '../failure.ts';

/**
 * Locks a directory for this process, because PGlite takes no lock and two processes would destroy the files, by listening on a local socket named after it. The operating system takes the
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
    if (holder !== undefined) throw new DatabaseFailure('directory-in-use', { directory, holder });
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
