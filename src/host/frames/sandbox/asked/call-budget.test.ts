import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCallBudget } from './call-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const slowed = vi.fn();
  const call = vi.fn(async () => undefined);
  return { slowed, call, budget: createCallBudget(slowed) };
}

it('begins sixty calls in a minute, and tells of those that wait', async () => {
  const { budget, call, slowed } = setUp();
  for (let number = 0; number < 90; number += 1) void budget.run(call);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(slowed).toHaveBeenCalled();
  expect(call).toHaveBeenCalledTimes(60);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(call).toHaveBeenCalledTimes(90);
});

it('has six calls under way at once', async () => {
  const { budget } = setUp();
  const never = vi.fn(() => new Promise<void>(() => undefined));
  for (let number = 0; number < 10; number += 1) void budget.run(never);
  await vi.advanceTimersByTimeAsync(1000);
  expect(never).toHaveBeenCalledTimes(6);
});
