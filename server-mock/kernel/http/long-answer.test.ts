import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { paced } from './long-answer.ts';

async function* endless() {
  for (;;) yield await wait(1, 'x');
}

it('breaks off when a piece waits too long for its reader', async () => {
  const stream = paced(endless(), { wait: 50, whole: 60_000 });
  const reader = stream.iterator({ destroyOnReturn: false });
  await reader.next();
  await wait(150);
  await expect(reader.next().then(() => reader.next())).rejects.toThrow('too long');
  expect(stream.destroyed).toBe(true);
});

it('breaks off when all pieces together take too long, however fast they are read', async () => {
  const read = async () => {
    for await (const _ of paced(endless(), { wait: 60_000, whole: 100 }));
  };
  await expect(read()).rejects.toThrow('too long');
});

it('ends as its pieces end', async () => {
  async function* two() {
    yield* ['a', 'b'];
  }
  expect((await paced(two()).toArray()).join('')).toBe('ab');
});
