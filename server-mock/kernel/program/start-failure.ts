import { sep } from 'node:path';
import { terminalText } from './terminal-text.ts';

/** Why the program cannot start, told to the person at the terminal with the way out; the texts are `command.<key>`. */
export class StartFailure extends Error {
  constructor(key: string, values: Record<string, string | number> = {}) {
    super(terminalText(`command.${key}`, values));
    this.name = 'StartFailure';
  }
}

/** Throws unless the environment's PORT is one; 0 is any free one. */
export function requirePort(port: number, given: string | undefined): void {
  const valid = Number.isInteger(port) && port >= 0 && port <= 65_535;
  if (!valid) throw new StartFailure('port-invalid', { port: given ?? port });
}

const listenTexts: Record<string, string> = {
  EADDRINUSE: 'port-in-use',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-unknown',
  ENOTFOUND: 'host-unknown',
};

/** What to throw for an error of listening: a failure that names the way out where there is one. */
export function listenFailure(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const key = listenTexts[(error as NodeJS.ErrnoException).code ?? ''];
  return key ? new StartFailure(key, { port, host, free: port + 1 }) : error;
}

/** Reads a file that the program cannot start without. Throws StartFailure with the reason. */
export function readAtStart<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    throw new StartFailure('file-malformed', { file, reason });
  }
}

/** Throws unless the environment's LOG_LEVEL is one. */
export function requireLogLevel(level: string): void {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
  if (!levels.includes(level)) throw new StartFailure('log-level-invalid', { level, levels: levels.join(', ') });
}

const diskFull = ['ENOSPC', 'EDQUOT'];
const unusable = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT', 'ELOOP', 'ENAMETOOLONG'];

/** What to tell about an error of starting: a failure that names the way out where the folder for data is at fault. */
export function dataFolderFailure(error: unknown, dataDir: string): unknown {
  const { code = '', path = '', message } = error as NodeJS.ErrnoException;
  if (diskFull.includes(code) || /ENOSPC|No space left on device/.test(message)) {
    return new StartFailure('data-dir-full', { folder: dataDir });
  }
  const within = path === dataDir || path.startsWith(dataDir + sep);
  return within && unusable.includes(code) ? new StartFailure('data-dir-unusable', { folder: dataDir, code }) : error;
}
