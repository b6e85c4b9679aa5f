import { setTimeout as elapsed } from 'node:timers/promises';

/** What one visit took, and the layer of the page that it got. */
export interface Visit {
  milliseconds: number;
  layer: string;
}

/** Opens a page as a browser does. Throws for any other status than 200. */
export async function visit(base: string, path: string): Promise<Visit> {
  const start = performance.now();
  const answer = await fetch(base + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return { milliseconds: performance.now() - start, layer: /"layer":"(\w+)"/.exec(text)?.[1] ?? '' };
}

/** Milliseconds between two visits; they come whether or not the ones before are answered. */
const interval = 20;

/** What visits to some addresses, in turn, take while `work` goes on and for so many seconds. */
export async function visitsWhile(
  base: string,
  paths: readonly string[],
  seconds: number,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const visits: Promise<Visit>[] = [];
  const busy = work();
  for (let number = 0; number < (seconds * 1000) / interval; number += 1) {
    visits.push(visit(base, paths[number % paths.length]!));
    await elapsed(interval);
  }
  await busy;
  return (await Promise.all(visits)).map(({ milliseconds }) => milliseconds);
}
