import type { Level } from './level.ts';

/** Seconds after which an entry is read again even when no event came; a lost connection heals itself by it. */
const lifetime = 10;
const capacity = 5000;

interface Entry<T> {
  value: Promise<T>;
  readAt: number;
}

/** Remembers what was read for a screen and a level, until a change of that screen is heard of. */
export interface ScreenCache<T> {
  get(level: Level, id: string, read: () => Promise<T>): Promise<T>;
  /** Forgets a screen at every level, or everything. */
  forget(id?: string): void;
}

/** A cache of promises: what was asked for before a change is never kept after it. */
export function createScreenCache<T>(): ScreenCache<T> {
  const screens = new Map<string, Map<string, Entry<T>>>();
  let size = 0;
  const forget = (id?: string) => {
    if (id === undefined) screens.clear();
    else screens.delete(id);
    size = 0;
    for (const levels of screens.values()) size += levels.size;
  };
  return {
    forget,
    get({ companyId, appId }, id, read) {
      const key = `${companyId}/${appId}`;
      const known = screens.get(id)?.get(key);
      const now = performance.now() / 1000;
      if (known && now - known.readAt < lifetime) return known.value;
      if (size >= capacity) forget();
      const value = read();
      const levels = screens.get(id) ?? new Map<string, Entry<T>>();
      screens.set(id, levels);
      if (!levels.has(key)) size += 1;
      levels.set(key, { value, readAt: now });
      value.catch(() => {
        if (levels.get(key)?.value === value) levels.delete(key);
      });
      return value;
    },
  };
}
