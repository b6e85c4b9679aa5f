import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HostState, ShownScreen } from '../../../state/state.ts';
import { createStore } from '../../../state/store.ts';
import { useShownVersion, versionOf } from './shown-version.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const version = (version: number) => ({ version, id: 'company/desk' }) as ShownScreen;

function shown() {
  const store = createStore({} as HostState);
  const { result, rerender } = renderHook(({ newest }) => useShownVersion(store, newest), {
    initialProps: { newest: version(1) },
  });
  return { store, now: () => result.current.shown.version, use: () => result.current.onUsed(), show: rerender };
}

it('shows the next version at once to a person who has not gone into the page', () => {
  const { store, now, show } = shown();
  show({ newest: version(2) });
  expect([now(), store.get().outdated]).toEqual([2, undefined]);
});

it('waits for a person who has, until they say so', () => {
  const { store, now, use, show } = shown();
  use();
  show({ newest: version(2) });
  show({ newest: version(3) });
  expect([now(), store.get().outdated]).toEqual([1, true]);
  act(() => store.set({ outdated: false }));
  expect(now()).toBe(3);
  show({ newest: version(4) });
  expect([now(), store.get().outdated]).toEqual([4, false]);
});

it('waits five minutes at most, however many versions come', () => {
  const { store, now, use, show } = shown();
  use();
  show({ newest: version(2) });
  act(() => void vi.advanceTimersByTime(200_000));
  show({ newest: version(3) });
  expect(now()).toBe(1);
  act(() => void vi.advanceTimersByTime(100_000));
  expect([now(), store.get().outdated]).toEqual([3, false]);
});

it('a page with a new version of a part is a new version', () => {
  const withPart = (number: number) => ({ ...version(1), parts: [{ id: 'a/b', layer: 'company', version: number }] });
  expect(versionOf(withPart(1) as ShownScreen)).not.toBe(versionOf(withPart(2) as ShownScreen));
});
