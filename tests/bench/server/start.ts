import { ServerProcess } from '../../crash/server-process.ts';
import type { TestStorage } from '../../support/storage.ts';
import { median } from '../percentiles.ts';

const starts = 5;

/** Milliseconds from the start of the process to its first answered request. */
export async function timeToFirstAnswer(program: string, clientDir: string, storage: TestStorage): Promise<number> {
  const start = performance.now();
  const server = new ServerProcess({ program, clientDir, storage });
  await fetch(`${await server.ready}/login`);
  const time = performance.now() - start;
  await server.stop();
  return time;
}

/** The median of several starts over data that is in place. */
export async function timeOfLaterStarts(program: string, clientDir: string, storage: TestStorage): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await timeToFirstAnswer(program, clientDir, storage));
  return median(times);
}
