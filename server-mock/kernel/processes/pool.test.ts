import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { obedientWorker } from '../../../tests/support/obedient-worker.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import type { Reply, Task } from '../../platform/shells/messages.ts';
import { type PoolOptions, TaskPool } from './pool.ts';
import { newProcesses, takeProcessesFrom } from './task-process.ts';

type Pool = TaskPool<Task, Reply>;

const pools: Pool[] = [];

function poolOf(options: Partial<PoolOptions<Task>> = {}): Pool {
  const defaults = { program: obedientWorker, deadline: 250, memory: 64, nice: 0, most: 3, mostOfOne: 2 };
  const pool: Pool = new TaskPool({ ...defaults, ...options });
  pools.push(pool);
  return pool;
}

// Other tests of this worker hand their processes on.
beforeAll(() => takeProcessesFrom(newProcesses));
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const task = (title: string, body: unknown = 'x') =>
  ({ schema: { type: 'page', title, body }, context: { config: {}, texts: {}, query: {} } }) as unknown as Task;

it('outlives a page that fills the memory or ends its worker, and goes on with the next', async () => {
  const pool = poolOf();
  expect(await pool.run('a', task('fill the memory'))).toMatchObject({ failed: 'memory' });
  expect(await pool.run('a', task('crash'))).toMatchObject({ failed: 'crash' });
  expect(await pool.run('a', task('sound'))).toMatchObject({ form: { html: '<p>sound</p>' } });
});

it('ends a page that takes too much processor time, which nothing on the page counts', async () => {
  const pool = poolOf({
    program: new URL('../../platform/shells/worker-development.mjs', import.meta.url),
    deadline: 20,
  });
  const long = Array.from({ length: 300_000 }, () => 'x');
  expect(await pool.run('a', task('long', long))).toMatchObject({ failed: 'deadline' });
});

it('answers that it is busy when the queue is full, or the share of an owner, and is closed while a page hangs', async () => {
  const pool = poolOf();
  const hanging = pool.run('a', task('hang'));
  const waiting = [pool.run('a', task('1'))];
  const last = pool.run('a', task('2'));
  expect(await pool.run('a', task('3'))).toEqual({ missed: 'busy' });
  waiting.push(pool.run('b', task('4')), pool.run('c', task('5')));
  expect(await last).toEqual({ missed: 'busy' });
  expect(await pool.run('d', task('6'))).toEqual({ missed: 'busy' });
  await pool.close();
  expect(new Set((await Promise.all([hanging, ...waiting])).map((outcome) => JSON.stringify(outcome)))).toEqual(
    new Set(['{"missed":"closed"}']),
  );
});

it('says that there is no worker where its program does not start', async () => {
  const pool = poolOf({ program: new URL('./no-such-program.mjs', import.meta.url) });
  expect(await pool.run('a', task('sound'))).toEqual({ missed: 'no-worker' });
});

const isLight = ({ schema }: Task) => (schema as { body?: unknown }).body === 'light';

it('runs light tasks of other owners beside a long task, and no other tasks', async () => {
  const pool = poolOf({ isLight, most: 9, mostOfOne: 9 });
  const long = pool.run('a', task('hang'));
  const others = [pool.run('a', task('more of a', 'light')), pool.run('b', task('no light one'))];
  const answered: unknown[] = [];
  for (const other of others) void other.then((outcome) => answered.push(outcome));
  for (const title of ['1', '2']) {
    expect(await pool.run('c', task(title, 'light'))).toMatchObject({ form: { html: `<p>${title}</p>` } });
  }
  expect(answered).toEqual([]);
  await pool.close();
  expect(await Promise.all([long, ...others])).toEqual(Array(3).fill({ missed: 'closed' }));
});

it('runs one task of an owner at a time, even when a process is free', async () => {
  const pool = poolOf({ isLight, most: 9, mostOfOne: 9 });
  const folder = temporaryFolder('pool-');
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const order: string[] = [];
  const run = (owner: string, name: string, title: string, body?: string) =>
    pool.run(owner, task(title, body)).then(() => void order.push(name));
  const long = run('a', 'long', `until ${first}`);
  await run('b', 'light', 'light', 'light');
  const beside = [run('c', 'beside', `until ${second}`, 'light'), run('c', 'more', 'more')];
  writeFileSync(first, '');
  await Promise.all([long, run('d', 'other', 'other')]);
  expect(order).toEqual(['light', 'long', 'other']);
  writeFileSync(second, '');
  await Promise.all(beside);
  expect(order.slice(3)).toEqual(['beside', 'more']);
});
