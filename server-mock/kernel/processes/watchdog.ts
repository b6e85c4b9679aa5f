import { workerData } from 'node:worker_threads';
import { overTime } from './messages.ts';

/** What the watchdog of a compiling process is given. */
export interface Watched {
  /** One number: the process's processor time in milliseconds when it began its task; 0 while it has none. */
  begun: Int32Array<SharedArrayBuffer>;
  /** Milliseconds of processor time that a task may take. */
  limit: number;
  /** The server's process. */
  parent: number;
}

/** Milliseconds between two looks. */
const interval = 10;

/** Milliseconds of processor time that this process has used, all its threads together. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return Math.ceil((user + system) / 1000);
}

function watch({ begun, limit, parent }: Watched): void {
  setInterval(() => {
    // A busy process does not hear that the server is gone.
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    const begin = Atomics.load(begun, 0);
    if (begin !== 0 && processorTime() - begin > limit) process.kill(process.pid, overTime);
  }, interval);
}

if (workerData) watch(workerData as Watched);
