import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCallBudget } from './call-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(isClicked = () => false) {
  const slowed = vi.fn();
  const call = vi.fn(async () => undefined);
  return { slowed, call, budget: createCallBudget(slowed, isClicked) };
}

it('lets a loop of one read go on every five seconds at most', async () => {
  const { budget, call, slowed } = setUp();
  const loop = async () => {
    for (;;) await budget.run(call, '/a');
  };
  void loop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call.mock.calls.length).toBeLessThanOrEqual(15);
  expect(call.mock.calls.length).toBeGreaterThan(9);
  expect(slowed).toHaveBeenCalled();
});

it('begins sixty calls in a minute', async () => {
  const { budget, call } = setUp();
  for (let number = 0; number < 90; number += 1) void budget.run(call, `/${number}`);
  await vi.advanceTimersByTimeAsync(59_000);
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

it('does not slow a person down who asks for the same again', async () => {
  const { budget, call } = setUp(() => true);
  for (let number = 0; number < 10; number += 1) await budget.run(call, '/a');
  expect(call).toHaveBeenCalledTimes(10);
});
