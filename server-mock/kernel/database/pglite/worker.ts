import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { Answer } from '../engine.ts';
import { errorFields } from './error-fields.ts';
import type { Greeting, Reply, Request, Step, WorkerOptions } from './messages.ts';
import { openPglite } from './open-pglite.ts';
import { buildDatabase } from './prepare-directory.ts';
import { asRuntimeRole } from './runtime-role.ts';

/** The thread that runs the embedded database: statements block it, and only it. */
const port = parentPort;
if (!port) throw new Error('The database worker runs in a worker thread only');
const { task, directory, runtimeRole } = workerData as WorkerOptions;
const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const say = (message: Greeting | Reply) => port.postMessage(message);

try {
  if (task === 'build') await buildDatabase(directory);
  else await serve();
  say({ ready: true });
} catch (error) {
  say({ error: errorFields(error) });
  port.close();
}

async function serve(): Promise<void> {
  const database = await openPglite(directory);
  await asRuntimeRole(database, runtimeRole);
  let previous: Promise<void> = Promise.resolve();
  port?.on('message', (request: Request) => {
    previous = previous.then(() => answer(database, request));
  });
}

async function answer(database: PGlite, { id, steps }: Request): Promise<void> {
  try {
    if (steps === 'close') {
      await database.close();
      say({ id, answer: { rows: [], command: 'CLOSE' } });
      port?.close();
      return;
    }
    let last: Answer = { rows: [], command: '' };
    for (const step of steps) last = await run(database, step);
    say({ id, answer: last });
  } catch (error) {
    say({ id, error: errorFields(error) });
    // A trap inside the WebAssembly leaves a PostgreSQL that cannot go on: end the thread, a new one recovers.
    if (error instanceof WebAssembly.RuntimeError) setImmediate(() => process.exit(1));
  }
}

async function run(database: PGlite, step: Step): Promise<Answer> {
  const results =
    'script' in step ? await database.exec(step.script) : [await database.query(step.sql, [...step.parameters])];
  const last = results.at(-1);
  return {
    rows: (last?.rows ?? []) as Record<string, unknown>[],
    command: last?.command ?? '',
    affected: last?.command && counted.has(last.command) ? last.rowCount : undefined,
  };
}
