import { Worker } from 'node:worker_threads';
import { ready } from './messages.ts';
import { processorTime, type Watched } from './watchdog.ts';

/**
 * Makes this process do tasks, one at a time, each answered by `work`. A second thread watches over it: it runs the same
 * program, which must load `watchdog.ts` there.
 */
export function serveTasks<Task, Reply extends object>(work: (task: Task) => Reply | Promise<Reply>): void {
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const watched: Watched = { begun, limit: Number(process.argv[2]), parent: process.ppid };
  const watchdog = new Worker(process.argv[1]!, { workerData: watched });
  process.on('message', async (task: Task) => {
    Atomics.store(begun, 0, processorTime());
    const reply = await work(task);
    Atomics.store(begun, 0, 0);
    process.send?.(reply);
  });
  process.on('disconnect', () => process.exit());
  watchdog.once('online', () => process.send?.(ready));
}
