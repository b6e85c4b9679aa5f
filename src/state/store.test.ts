import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('tells watchers of changes, and only of changes, until they stop', () => {
  const store = createStore({ a: 1, b: 2 });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set({ a: 1 });
  expect(listener).not.toHaveBeenCalled();
  store.set({ a: 3 });
  expect(store.get()).toEqual({ a: 3, b: 2 });
  stop();
  store.set({ a: 4 });
  expect(listener).toHaveBeenCalledTimes(1);
});
