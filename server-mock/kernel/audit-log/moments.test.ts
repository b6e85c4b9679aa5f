import { expect, it } from 'vitest';
import { moments } from './moments.ts';

it('gives each caller a later moment, near the true one, also after the clock was set back', () => {
  const clock = [5000, 5000, 5001, 5001, 5010, 100, 100];
  const next = moments(() => new Date(clock.shift()!));
  expect(Array.from({ length: 7 }, () => next().getTime())).toEqual([5000, 5001, 5002, 5003, 5010, 100, 101]);
});
