/** A value that others can watch. */
export interface Store<T> {
  get(): T;
  /** Replaces the named parts; watchers hear of it unless nothing changed. */
  set(part: Partial<T>): void;
  /** Calls back after every change; answers how to stop. Fits React's `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store with a first value. */
export function createStore<T extends object>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(part) {
      const names = Object.keys(part) as (keyof T)[];
      if (names.every((name) => Object.is(part[name], current[name]))) {
        return;
      }
      current = { ...current, ...part };
      for (const listener of [...listeners]) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
