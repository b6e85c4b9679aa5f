import { setTimeout as elapsed } from 'node:timers/promises';
import { visit } from './visit.ts';
import type { Round } from './visitors.ts';

/** Milliseconds between two visits; they come whether or not the ones before are answered. */
const interval = 20;

process.on('message', async ({ base, paths, seconds }: Round) => {
  const visits: ReturnType<typeof visit>[] = [];
  for (let number = 0; number < (seconds * 1000) / interval; number += 1) {
    visits.push(visit(base, paths[number % paths.length]!));
    await elapsed(interval);
  }
  process.send!(await Promise.all(visits));
});
process.send!('ready');
