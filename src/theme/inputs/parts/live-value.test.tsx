import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveContext, useLiveValue } from './live-value.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field of a form that hears of changes, and of those that go past it. */
function field(isLive: boolean) {
  const form = vi.fn();
  const pastIt = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LiveContext.Provider value={pastIt}>{children}</LiveContext.Provider>
  );
  const drawn = renderHook(() => useLiveValue(isLive, 'a.b', 'before', form), { wrapper });
  const change = (value: string) => act(() => drawn.result.current[1](value));
  return { form, pastIt, change, ...drawn };
}

it('gives the form the first change and the last one, and what is between goes past it', () => {
  const { form, pastIt, change, result } = field(true);
  for (const value of ['1', '2', '3']) change(value);
  expect(form.mock.calls).toEqual([['1']]);
  expect(pastIt.mock.calls).toEqual([
    ['a.b', '2'],
    ['a.b', '3'],
  ]);
  expect(result.current[0]).toBe('3');
  act(() => void vi.advanceTimersByTime(1000));
  expect(form.mock.calls).toEqual([['1'], ['3']]);
});

it('gives nothing to a form that has gone', () => {
  const { form, change, unmount } = field(true);
  change('1');
  change('2');
  unmount();
  vi.advanceTimersByTime(1000);
  expect(form.mock.calls).toEqual([['1']]);
});

it('gives the form every change where nothing may go past it', () => {
  const { form, pastIt, change } = field(false);
  change('1');
  change('2');
  expect(form.mock.calls).toEqual([['1'], ['2']]);
  expect(pastIt).not.toHaveBeenCalled();
});
