import { expect, it } from 'vitest';
import { inPasswordTurn } from './password-turns.ts';

const rest = async () => undefined;

/** Takes every place of those under way; answers how to give them back. */
function hold(): () => Promise<unknown> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = Array.from({ length: 3 }, () => inPasswordTurn('holder', () => ended));
  return () => {
    end();
    return Promise.all(held);
  };
}

it('lets the first of a lane go before the crowd of another one', async () => {
  const release = hold();
  const done: string[] = [];
  const note = (name: string) => async () => void done.push(name);
  const crowd = Array.from({ length: 20 }, (_, number) => inPasswordTurn('crowd', note(`crowd ${number}`)));
  const single = inPasswordTurn('single', note('single'));
  await release();
  await Promise.all([...crowd, single]);
  expect(done.indexOf('single')).toBeLessThan(3);
});

it('refuses what is too much for one lane, and takes what another one brings', async () => {
  const release = hold();
  const crowd = Array.from({ length: 25 }, () => inPasswordTurn('crowd', rest));
  const others = inPasswordTurn('others', rest);
  const outcomes = Promise.allSettled(crowd);
  await release();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ reason: { code: 'too-many-attempts' } });
  await expect(others).resolves.toBeUndefined();
});

it('takes a newcomer while fifty others have filled the queue', async () => {
  const release = hold();
  const crowd = Array.from({ length: 1000 }, (_, number) => inPasswordTurn(`network ${number % 50}`, rest));
  const outcomes = Promise.allSettled(crowd);
  const newcomer = inPasswordTurn('newcomer', rest);
  await release();
  await expect(newcomer).resolves.toBeUndefined();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeLessThan(5);
});

it('gives its place back after a check that fails', async () => {
  for (let round = 0; round < 30; round += 1) {
    await expect(inPasswordTurn('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  await expect(inPasswordTurn('after', async () => 'done')).resolves.toBe('done');
});
