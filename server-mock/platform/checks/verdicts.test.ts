import { expect, it, vi } from 'vitest';
import { Verdicts } from './verdicts.ts';

it('remembers a verdict by its content, one that may change for a minute, and no failure', async () => {
  vi.useFakeTimers();
  const verdicts = new Verdicts<string>((verdict) => verdict === 'unchecked');
  const make = vi.fn(async () => 'unchecked');
  const look = () => verdicts.of({ page: 1 }, make);
  expect([await look(), await look(), make.mock.calls.length]).toEqual(['unchecked', 'unchecked', 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  make.mockRejectedValueOnce(new Error('down'));
  await expect(look()).rejects.toThrow('down');
  make.mockResolvedValueOnce('sound');
  expect([await look(), make.mock.calls.length]).toEqual(['sound', 3]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await look(), make.mock.calls.length]).toEqual(['sound', 3]);
  vi.useRealTimers();
});
