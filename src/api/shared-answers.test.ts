import { describe, expect, it, vi } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

function setUp() {
  let time = 0;
  const shared = createSharedAnswers<number>(() => time);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  let count = 0;
  const start = vi.fn(async () => ++count);
  return { shared, start, pass };
}
const good = () => true;

describe('shared answers', () => {
  it('starts equal calls once while they run', async () => {
    const { shared, start } = setUp();
    expect(await Promise.all([shared.share('a', 0, start, good), shared.share('a', 0, start, good)])).toEqual([1, 1]);
    expect(await shared.share('a', 0, start, good)).toBe(2);
  });

  it('tells different calls apart', async () => {
    const { shared, start } = setUp();
    expect(await Promise.all([shared.share('a', 0, start, good), shared.share('b', 0, start, good)])).toEqual([1, 2]);
  });

  it('keeps an answer for the time a page asks for', async () => {
    const { shared, start, pass } = setUp();
    await shared.share('a', 1000, start, good);
    pass(999);
    expect(await shared.share('a', 1000, start, good)).toBe(1);
    pass(1);
    expect(await shared.share('a', 1000, start, good)).toBe(2);
  });

  it('keeps no failures', async () => {
    const { shared, start } = setUp();
    await shared.share('a', 1000, start, () => false);
    expect(await shared.share('a', 1000, start, good)).toBe(2);
    await expect(shared.share('b', 1000, () => Promise.reject(new Error('no')), good)).rejects.toThrow('no');
    expect(await shared.share('b', 1000, start, good)).toBe(3);
  });

  it('forgets when told', async () => {
    const { shared, start } = setUp();
    await shared.share('a', 1000, start, good);
    shared.clear();
    expect(await shared.share('a', 1000, start, good)).toBe(2);
  });
});
