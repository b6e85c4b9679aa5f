import { expect, it, vi } from 'vitest';
import { leaving } from './leaving.ts';

it('waits for the answer to its question, and stays where another one takes its place', async () => {
  const show = vi.fn();
  const { ask, answer } = leaving(show);
  answer(true);
  const first = ask();
  const second = ask();
  expect(show).toHaveBeenCalledTimes(2);
  expect(await first).toBe(false);
  answer(true);
  expect(await second).toBeUndefined();
});
